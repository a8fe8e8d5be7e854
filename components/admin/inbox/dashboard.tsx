import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import styles from './dashboard.module.scss'
import { loadWaitingLinks } from './load-waiting-links'
import type { WaitingLink } from './waiting-links'

/** Pending work of staff, at the top of the dashboard. */
export async function WaitingDashboard({ payload, user }: ServerProps) {
  const { giving, sent } = await loadWaitingLinks(payload, user)
  if (giving.length + sent.length === 0) return null
  return (
    <>
      <h1 className={styles.title}>What waits</h1>
      {giving.length > 0 && <Cards label="What was given" links={giving} />}
      {sent.length > 0 && <Cards label="What people sent" links={sent} />}
    </>
  )
}

function Cards({ label, links }: { label: string; links: WaitingLink[] }) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {links.map(({ id, href, label: name, count, counted, words, suspected = 0 }) => (
        <li key={id}>
          <Link href={href} prefetch={false}>
            <strong>{name}</strong>
            <span>
              {words ?? (count > 0 ? `${count} ${counted}` : `Nothing ${counted}`)}
              {suspected > 0 && ` · ${suspected} suspected`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
