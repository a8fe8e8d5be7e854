import { phoneAddresses } from '@/lib/intake/schema/phone'
import styles from './shared.module.scss'

/** Links that call a number or open a WhatsApp chat; nothing for a number that cannot be dialled. */
export function PhoneLinks({ phone, name }: { phone: string; name: string }) {
  const reached = phoneAddresses(phone)
  if (!reached) return null
  return (
    <>
      <a className={styles.button} href={reached.call} aria-label={`Call ${name}`}>
        Call
      </a>
      <a
        className={styles.button}
        href={reached.whatsApp}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Write to ${name} on WhatsApp`}
      >
        WhatsApp
      </a>
    </>
  )
}
