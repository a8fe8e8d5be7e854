'use client'
import { useId } from 'react'
import type { ListedSentence } from '@/lib/content/words/find-words'
import type { Locale } from '@/lib/shared/addresses/localized'
import form from '../shared/form.module.scss'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'
import { KeyForReaders } from './key-for-readers'
import styles from './words.module.scss'

interface SentenceFieldProps {
  sentence: ListedSentence
  locale: Locale
  text: string
  /** Why it was refused. */
  problem: string | undefined
  onType: (text: string) => void
}

/** Rows of the field, by how long the text is. */
const rowsFor = (text: string) => Math.min(6, Math.max(1, Math.ceil(text.length / 44)))

/** A sentence in one language: the site's own words, and what stands instead. */
export function SentenceField({ sentence, locale, text, problem, onType }: SentenceFieldProps) {
  const words = useWords('words')
  const id = useId()
  const { key, own } = sentence
  const language = words(`languages.${locale}`)
  return (
    <div className={form.field}>
      <label htmlFor={id}>
        {language}
        <KeyForReaders>{key}</KeyForReaders>
      </label>
      <p className={styles.own} id={`${id}-own`} lang={locale}>
        <span className={shared.hidden}>{words('own')}: </span>
        {own[locale]}
      </p>
      <textarea
        id={id}
        name={locale}
        lang={locale}
        dir="auto"
        rows={rowsFor(text || own[locale])}
        value={text}
        aria-invalid={Boolean(problem)}
        aria-describedby={problem ? `${id}-own ${id}-problem` : `${id}-own`}
        onChange={(event) => onType(event.target.value)}
      />
      {problem && <p id={`${id}-problem`}>{problem}</p>}
      {text === '' && own[locale] && (
        <button type="button" className={shared.plain} onClick={() => onType(own[locale])}>
          {words('start')}
          <span className={shared.hidden}> {language}</span>
          <KeyForReaders>{key}</KeyForReaders>
        </button>
      )}
    </div>
  )
}
