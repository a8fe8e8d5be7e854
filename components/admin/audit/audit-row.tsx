import { Link } from '@payloadcms/ui'
import type { Payload } from 'payload'
import { actionLabel, actorLabel, fieldLabels, recordHref, repeatLabel, subjectLabel } from '@/lib/access/audit/labels'
import type { AuditEntry } from '@/lib/platform/payload/payload-types'
import { DateTime } from '../shared/date-time'
import styles from './audit.module.scss'

interface AuditRowProps {
  entry: AuditEntry
  payload: Payload
  /** Account → name. */
  names: Map<number, string>
  /** Records that still exist, as `news/12`. */
  there: Set<string>
}

/** One entry: who did what with what, and when. */
export function AuditRow({ entry, payload, names, there }: AuditRowProps) {
  const { at, act, actor, apiKey, network, subject, record, times } = entry
  const who = actorLabel(entry, names)
  const subjectText = subjectLabel(payload, entry)
  const fields = fieldLabels(payload, entry)
  const screen = !record || there.has(`${subject}/${record}`) ? recordHref(payload, entry) : null
  return (
    <li className={styles.row} data-act={act}>
      <span>
        <strong dir="auto">{who}</strong> {actionLabel(act)} {repeatLabel(entry)}{' '}
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
        <DateTime at={at} />
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
