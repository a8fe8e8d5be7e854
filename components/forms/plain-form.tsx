import type { ReactNode } from 'react'
import styles from './form.module.scss'
import type { Given } from './given'
import { GivenSummary } from './given-summary'
import type { SharedLabels } from './labels'
import { ReturnedParts } from './returned-parts'

interface PlainFormProps {
  /** Where it is posted without script; formLive sends it there as JSON. */
  action: string
  labels: Pick<SharedLabels, 'check' | 'required'>
  /** Has a page to itself, and so takes more room than in a modal. */
  roomy?: boolean
  /** Field name → label, for what is said of a form that came back. */
  names?: Record<string, string>
  given?: Given
  children: ReactNode
}

/** A form as the server draws it: whole, and of use to those without script. */
export function PlainForm({ action, labels, roomy = false, names = {}, given, children }: PlainFormProps) {
  return (
    <form method="post" action={action} className={`${styles.form} ${roomy ? styles.roomy : ''}`}>
      {given && <GivenSummary given={given} names={names} title={labels.check} />}
      <p className={styles.required}>{labels.required}</p>
      {children}
      <ReturnedParts />
    </form>
  )
}
