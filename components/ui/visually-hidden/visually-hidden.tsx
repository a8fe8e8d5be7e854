import type { ReactNode } from 'react'
import type { Locale } from '@/lib/shared/addresses/localized'
import styles from './visually-hidden.module.scss'

/** Text for screen readers only. */
interface VisuallyHiddenProps {
  children: ReactNode
  id?: string
  /** Where it is not in the language around it. */
  lang?: Locale
}

export function VisuallyHidden({ children, ...span }: VisuallyHiddenProps) {
  return (
    <span {...span} className={styles.hidden}>
      {children}
    </span>
  )
}
