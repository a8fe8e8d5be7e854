import styles from './thread.module.scss'

/** A running stitch across its box, in the colour of the text around it. */
export function Thread({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`${styles.thread} ${className}`} />
}
