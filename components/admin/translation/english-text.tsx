'use client'
import { useField } from '@payloadcms/ui'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'
import styles from './translation.module.scss'

/** Tags of rich text, which is shown here to be read alone. */
const TAGS = /<[^>]*>/g
const SHOWN_LENGTH = 600

/** A field's English text beside its Bangla one, to translate from or to start with. */
export function EnglishText({ path, english }: { path: string; english: string }) {
  const words = useWords('translation')
  const { value, setValue } = useField<string>({ path })
  const isMissing = typeof value !== 'string' || value.replace(TAGS, '').trim() === ''
  const text = english.replace(TAGS, ' ').trim()
  return (
    <div className={styles.beside}>
      {isMissing && <strong className={styles.missing}>{words('missing')}</strong>}
      <p>
        {words('english')}:{' '}
        <span lang="en">{text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text}</span>
      </p>
      {isMissing && (
        <button type="button" className={shared.button} onClick={() => setValue(english)}>
          {words('copyField')}
        </button>
      )}
    </div>
  )
}
