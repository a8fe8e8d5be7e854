'use client'
import { phoneAddresses } from '@/lib/intake/schema/phone'
import styles from './shared.module.scss'
import { useWords } from './words'

/** Links that call a number or open a WhatsApp chat; nothing for a number that cannot be dialled. */
export function PhoneLinks({ phone, name }: { phone: string; name: string }) {
  const words = useWords('shared')
  const reached = phoneAddresses(phone)
  if (!reached) return null
  return (
    <>
      <a className={styles.button} href={reached.call} aria-label={words('phone.callName', { name })}>
        {words('phone.call')}
      </a>
      <a
        className={styles.button}
        href={reached.whatsApp}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={words('phone.whatsAppName', { name })}
      >
        {words('phone.whatsApp')}
      </a>
    </>
  )
}
