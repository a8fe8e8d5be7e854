import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { getWords } from '../shared/request-words'
import styles from './dashboard.module.scss'
import { loadContentLinks, loadWaitingLinks } from './load-waiting-links'
import type { WaitingLink } from './waiting-links'

/** Pending work of staff, at the top of the dashboard. */
export async function WaitingDashboard({ payload, user }: ServerProps) {
  const words = await getWords('inbox')
  const [{ giving, sent }, content] = await Promise.all([
    loadWaitingLinks(payload, user, words),
    loadContentLinks(payload, user, words),
  ])
  if (giving.length + sent.length + content.length === 0) return null
  return (
    <>
      <h1 className={styles.title}>{words('waiting.title')}</h1>
      {giving.length > 0 && <Cards label={words('waiting.given')} links={giving} />}
      {sent.length > 0 && <Cards label={words('waiting.sent')} links={sent} />}
      {content.length > 0 && <Cards label={words('waiting.content')} links={content} />}
    </>
  )
}

function Cards({ label, links }: { label: string; links: WaitingLink[] }) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {links.map(({ id, href, label: name, words, suspected }) => (
        <li key={id}>
          <Link href={href} prefetch={false}>
            <strong>{name}</strong>
            <span>
              {words}
              {suspected && ` · ${suspected}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
