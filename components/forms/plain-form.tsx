import type { ReactNode } from 'react'
import styles from './form.module.scss'
import { ReturnedParts } from './returned-parts'

interface PlainFormProps {
  /** Where it is posted without script; formLive sends it there as JSON. */
  action: string
  /** What the mark of a needed field means. */
  required: string
  /** Has a page to itself, and so takes more room than in a modal. */
  roomy?: boolean
  children: ReactNode
}

/** A form as the server draws it: whole, and of use to those without script. */
export function PlainForm({ action, required, roomy = false, children }: PlainFormProps) {
  return (
    <form method="post" action={action} className={`${styles.form} ${roomy ? styles.roomy : ''}`}>
      <p className={styles.required}>{required}</p>
      {children}
      <ReturnedParts />
    </form>
  )
}
