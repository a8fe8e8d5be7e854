import type { Ways } from '@/lib/community/volunteers/contact'
import styles from './contact-links.module.scss'

interface ContactLinksProps {
  name: string
  ways: Ways
}

export function ContactLinks({ name, ways: { call, whatsApp, mail } }: ContactLinksProps) {
  if (!call && !whatsApp && !mail) return null
  return (
    <ul className={styles.ways} aria-label={`Reach ${name}`}>
      {call && (
        <li>
          <a href={call}>Call</a>
        </li>
      )}
      {whatsApp && (
        <li>
          <a href={whatsApp} target="_blank" rel="noreferrer">
            WhatsApp
          </a>
        </li>
      )}
      {mail && (
        <li>
          <a href={mail}>E-mail</a>
        </li>
      )}
    </ul>
  )
}
