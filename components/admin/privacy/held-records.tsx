import { MAIL_KINDS, MAIL_STATES } from '@/lib/mail/kinds'
import type { Held } from '@/lib/privacy/person'
import { STATUSES } from '@/lib/volunteers/status'
import { When } from '../shared/when'
import styles from './privacy.module.scss'

interface Line {
  id: number
  /** Its screen in the admin. */
  href: string
  words: string
  more: string
  at: string
}

function Lines({ title, lines }: { title: string; lines: Line[] }) {
  if (lines.length === 0) return null
  return (
    <section className={styles.lines}>
      <h2>{`${title} (${lines.length})`}</h2>
      <ul>
        {lines.map(({ id, href, words, more, at }) => (
          <li key={id}>
            <a href={href} target="_blank" rel="noopener">
              <bdi>{words}</bdi>
            </a>
            <span>
              <bdi>{more}</bdi>, <When at={at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What was found, each with its screen. */
export function HeldRecords({ held }: { held: Held }) {
  const { messages, registrations, mails } = held
  return (
    <>
      <Lines
        title="Messages"
        lines={messages.map(({ id, mailerSubject, mailerName, createdAt }) => ({
          id,
          href: `/admin/collections/messages/${id}`,
          words: mailerSubject || 'No subject',
          more: mailerName || 'No name',
          at: createdAt,
        }))}
      />
      <Lines
        title="Registrations"
        lines={registrations.map(({ id, name, status, createdAt }) => ({
          id,
          href: `/admin/collections/volunteer-registrations/${id}`,
          words: name || 'No name',
          more: STATUSES[status],
          at: createdAt,
        }))}
      />
      <Lines
        title="Mails"
        lines={mails.map(({ id, kind, state, createdAt }) => ({
          id,
          href: `/admin/collections/mails/${id}`,
          words: MAIL_KINDS[kind],
          more: MAIL_STATES[state],
          at: createdAt,
        }))}
      />
    </>
  )
}
