import type { ReactNode } from 'react'
import { ErrorTemplates } from './error-templates'
import styles from './form.module.scss'

interface PlainFormProps {
  /** Address it is posted to without script; its controller sends JSON there. */
  action: string
  /** What the mark of a required field means. */
  required: string
  /** Has a page to itself, and so takes more room than in a modal. */
  roomy?: boolean
  children: ReactNode
}

/** A form as the server renders it, which works without script. */
export function PlainForm({ action, required, roomy = false, children }: PlainFormProps) {
  return (
    <form method="post" action={action} className={`${styles.form} ${roomy ? styles.roomy : ''}`}>
      <p className={styles.required}>{required}</p>
      {children}
      <ErrorTemplates />
    </form>
  )
}
