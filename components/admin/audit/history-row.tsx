import { Link } from '@payloadcms/ui'
import type { Payload } from 'payload'
import { actWords, fieldWords, screenOf, subjectWords, timesWords, whoOf } from '@/lib/access/audit/words'
import type { AuditEntry } from '@/lib/platform/payload/payload-types'
import { When } from '../shared/when'
import styles from './history.module.scss'

interface HistoryRowProps {
  entry: AuditEntry
  payload: Payload
  /** Account → name. */
  names: Map<number, string>
  /** Records that are still there. */
  there: Set<string>
}

/** One line: who did what with what, and when. */
export function HistoryRow({ entry, payload, names, there }: HistoryRowProps) {
  const { at, act, actor, apiKey, network, subject, record, times } = entry
  const who = whoOf(entry, names)
  const subjectText = subjectWords(payload, entry)
  const fields = fieldWords(payload, entry)
  const screen = !record || there.has(`${subject}/${record}`) ? screenOf(payload, entry) : null
  return (
    <li className={styles.row} data-act={act}>
      <span>
        <strong dir="auto">{who}</strong> {actWords(act)} {timesWords(entry)}{' '}
        {screen ? (
          <Link href={screen} prefetch={false}>
            {subjectText}
          </Link>
        ) : (
          subjectText
        )}
        {fields.length > 0 && `: ${fields.join(', ')}`}
      </span>
      <span className={styles.beside}>
        <When at={at} />
        {actor && actor !== who && <bdi>{actor}</bdi>}
        {apiKey && (
          <span>
            with the key <bdi>{apiKey}</bdi>
          </span>
        )}
        {network && <span>{`from ${network}`}</span>}
        {times && !network && <span>from several networks</span>}
      </span>
    </li>
  )
}
