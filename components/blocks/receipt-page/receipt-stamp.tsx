import styles from './receipt-stamp.module.scss'

/** The stamp of a cancelled receipt; screen readers get the line with date and reason instead. */
export function ReceiptStamp({ words }: { words: string }) {
  return (
    <p className={styles.stamp} aria-hidden="true">
      {words}
    </p>
  )
}
