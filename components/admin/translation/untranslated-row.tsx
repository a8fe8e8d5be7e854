import { Link } from '@payloadcms/ui'
import type { UntranslatedRecord } from '@/lib/content/find-missing-bangla'
import { getWords } from '../shared/request-words'
import shared from '../shared/shared.module.scss'
import { inBangla } from './addresses'
import { CopyEnglish } from './copy-english'
import styles from './translation.module.scss'

/** A record with the texts that Bangla lacks. */
export async function UntranslatedRow({ untranslated }: { untranslated: UntranslatedRecord }) {
  const { collection, id, title, missing } = untranslated
  const words = await getWords('translation')
  const names = missing.map(({ label }) => label).join(', ')
  return (
    <li className={styles.row}>
      <strong>
        <bdi>{title}</bdi>
      </strong>
      <span>{words('texts', { texts: missing.length, names })}</span>
      <div className={shared.buttons}>
        <Link className={shared.button} href={inBangla(collection, id)} prefetch={false}>
          {words('write')}
        </Link>
        <CopyEnglish collection={collection} id={id} title={title} />
      </div>
    </li>
  )
}
