import type { ReactNode } from 'react'
import styles from './message-page.module.scss'

interface MessagePageProps {
  title: string
  heading?: string
  text: string
  children: ReactNode
}

/** A page that has only something to say: not found, or broken. The children lead on. */
export function MessagePage({ title, heading, text, children }: MessagePageProps) {
  return (
    <section className={`wrap ${styles.page}`}>
      <div>
        {heading && <p className={styles.kicker}>{title}</p>}
        <h1>{heading ?? title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
      <img src="/images/loose-thread.svg" alt="" width={420} height={150} />
    </section>
  )
}
