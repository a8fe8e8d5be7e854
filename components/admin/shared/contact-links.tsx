import { dialable } from '@/lib/forms/schema/phone'
import styles from './shared.module.scss'

/** Calls a number, or writes to it. A number that cannot be dialled is shown as it was written. */
export function ContactLinks({ phone, name }: { phone: string; name: string }) {
  const number = dialable(phone)
  if (!number) return null
  return (
    <>
      <a className={styles.button} href={`tel:${number}`} aria-label={`Call ${name}`}>
        Call
      </a>
      <a
        className={styles.button}
        href={`https://wa.me/${number.slice(1)}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Write to ${name} on WhatsApp`}
      >
        WhatsApp
      </a>
    </>
  )
}
