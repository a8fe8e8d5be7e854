import type { Ways } from '@/lib/community/volunteers/contact'
import { getWords } from '../shared/request-words'
import styles from './contact-links.module.scss'

interface ContactLinksProps {
  name: string
  ways: Ways
}

export async function ContactLinks({ name, ways: { call, whatsApp, mail } }: ContactLinksProps) {
  if (!call && !whatsApp && !mail) return null
  const words = await getWords('volunteers')
  const phone = await getWords('shared')
  return (
    <ul className={styles.ways} aria-label={words('reach', { name })}>
      {call && (
        <li>
          <a href={call}>{phone('phone.call')}</a>
        </li>
      )}
      {whatsApp && (
        <li>
          <a href={whatsApp} target="_blank" rel="noreferrer">
            {phone('phone.whatsApp')}
          </a>
        </li>
      )}
      {mail && (
        <li>
          <a href={mail}>{words('fields.email')}</a>
        </li>
      )}
    </ul>
  )
}
