import { Link } from '@payloadcms/ui'
import type { Payload } from 'payload'
import { actionLabel, actorLabel, fieldLabels, recordHref, repeatLabel, subjectLabel } from '@/lib/access/audit/labels'
import type { AuditEntry } from '@/lib/platform/payload/payload-types'
import { DateTime } from '../shared/date-time'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
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
export async function AuditRow({ entry, payload, names, there }: AuditRowProps) {
  const { at, act, actor, apiKey, network, subject, record, times } = entry
  const words = await getWords('audit')
  const locale = await staffLocaleOfRequest()
  const who = actorLabel(entry, names, locale)
  const subjectText = subjectLabel(payload, entry, locale)
  const fields = fieldLabels(payload, entry, locale)
  const screen = !record || there.has(`${subject}/${record}`) ? recordHref(payload, entry) : null
  return (
    <li className={styles.row} data-act={act}>
      <span>
        {words.rich(subjectText ? 'row.line' : 'row.lineWithoutSubject', {
          who: () => <strong dir="auto">{who}</strong>,
          act: actionLabel(act, locale),
          more: repeatLabel(entry, locale),
          subject: () => linked(subjectText, screen),
          count: fields.length,
          fields: fields.join(', '),
        })}
      </span>
      <span className={styles.beside}>
        <DateTime at={at} />
        {actor && actor !== who && <bdi>{actor}</bdi>}
        {apiKey && <span>{words.rich('row.withKey', { name: () => <bdi>{apiKey}</bdi> })}</span>}
        {network && <span>{words('row.from', { network })}</span>}
        {times && !network && <span>{words('row.fromSeveral')}</span>}
      </span>
    </li>
  )
}

const linked = (text: string, href: string | null) =>
  href ? (
    <Link href={href} prefetch={false}>
      {text}
    </Link>
  ) : (
    text
  )
