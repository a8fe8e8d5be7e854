import type { ReceiptView } from '@/lib/giving/receipts/receipt-view'
import { ReceiptLines } from './receipt-lines'
import styles from './receipt-sheet.module.scss'
import { ReceiptStamp } from './receipt-stamp'

/** A receipt as a sheet of paper: what stands on it, stands in its PDF (receipt-drawing.ts). */
export function ReceiptSheet({ receipt }: { receipt: ReceiptView }) {
  const { issuer, heading, head, fromLabel, donor, amountLabel, amount, inWordsLabel, inWords, rows, tax } = receipt
  const { cancelled, signature, signatory, designation, computer } = receipt
  return (
    <article className={styles.sheet}>
      <header className={styles.issuer}>
        <p className={styles.name}>{issuer.name}</p>
        {issuer.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </header>
      <div className={styles.head}>
        <h1>{heading}</h1>
        <ReceiptLines lines={head} look="facts" />
      </div>
      <div className={styles.donor}>
        <p>{fromLabel}</p>
        <p dir="auto">{donor}</p>
      </div>
      <div className={styles.amount}>
        <p>{amountLabel}</p>
        <p className={styles.figure}>{amount}</p>
        <p>{inWordsLabel}</p>
        <p>{inWords}</p>
      </div>
      <ReceiptLines lines={rows} look="rows" />
      {tax && <p>{tax}</p>}
      {cancelled && <p className={styles.cancelled}>{cancelled.line}</p>}
      <footer>
        <div className={styles.signature}>
          {[signatory, designation, signature].filter(Boolean).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <p className={styles.computer}>{computer}</p>
      </footer>
      {cancelled && <ReceiptStamp words={cancelled.stamp} />}
    </article>
  )
}
