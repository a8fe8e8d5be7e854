import type { ReceiptView } from '@/lib/giving/receipts/receipt-view'
import type { Locale } from '@/lib/shared/addresses/localized'
import { inLang } from '@/lib/shared/i18n/text-language'
import { ReceiptLines } from './receipt-lines'
import styles from './receipt-sheet.module.scss'
import { ReceiptStamp } from './receipt-stamp'

/** A receipt as a sheet of paper: what stands on it, stands in its PDF (receipt-drawing.ts). */
export function ReceiptSheet({ receipt, locale }: { receipt: ReceiptView; locale: Locale }) {
  const { issuer, heading, head, fromLabel, donor, amountLabel, amount, inWordsLabel, inWords, rows, tax } = receipt
  const { cancelled, signature, signatory, designation, computer } = receipt
  return (
    <article className={styles.sheet}>
      <header className={styles.issuer}>
        <p {...inLang(issuer.name, locale)} className={styles.name}>
          {issuer.name}
        </p>
        {issuer.lines.map((line) => (
          <p key={line} {...inLang(line, locale)}>
            {line}
          </p>
        ))}
      </header>
      <div className={styles.head}>
        <h1>{heading}</h1>
        <ReceiptLines lines={head} look="facts" locale={locale} />
      </div>
      <div className={styles.donor}>
        <p>{fromLabel}</p>
        <p dir="auto" {...inLang(donor, locale)}>
          {donor}
        </p>
      </div>
      <div className={styles.amount}>
        <p>{amountLabel}</p>
        <p className={styles.figure}>{amount}</p>
        <p>{inWordsLabel}</p>
        <p>{inWords}</p>
      </div>
      <ReceiptLines lines={rows} look="rows" locale={locale} />
      {tax && <p>{tax}</p>}
      {cancelled && <p className={styles.cancelled}>{cancelled.line}</p>}
      <footer>
        <div className={styles.signature}>
          {[signatory, designation, signature].filter(Boolean).map((line) => (
            <p key={line} {...inLang(line, locale)}>
              {line}
            </p>
          ))}
        </div>
        <p className={styles.computer}>{computer}</p>
      </footer>
      {cancelled && <ReceiptStamp words={cancelled.stamp} />}
    </article>
  )
}
