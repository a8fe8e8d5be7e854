import styles from './receipt-stamp.module.scss'

/** Readers hear the line that says when and why. */
export function ReceiptStamp({ words }: { words: string }) {
  return (
    <p className={styles.stamp} aria-hidden="true">
      {words}
    </p>
  )
}
