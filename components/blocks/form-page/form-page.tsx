import type { ReactNode } from 'react'
import styles from './form-page.module.scss'

interface FormPageProps {
  children: ReactNode
  /** Beside the form from desktops on, below it elsewhere. */
  aside: ReactNode
  /** The aside is higher than a screen: it waits at its end, instead of its beginning, while the form goes by. */
  tall?: boolean
}

/** A page that is there for its form. */
export function FormPage({ children, aside, tall = false }: FormPageProps) {
  return (
    <div className={`wrap ${styles.columns}`}>
      <div>{children}</div>
      <aside className={`${styles.aside} ${tall ? styles.tall : ''}`}>{aside}</aside>
    </div>
  )
}
