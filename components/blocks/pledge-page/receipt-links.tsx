import { buttonClass } from '@/components/ui/button/button-class'
import { pledgeWords } from '@/lib/giving/books/pledge-words'
import { receiptPath, receiptPdfPath } from '@/lib/giving/books/status-address'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { localDigits } from '@/lib/shared/format/digits'
import { fill } from '@/lib/shared/format/fill'
import styles from './receipt-links.module.scss'

interface ReceiptLinksProps {
  pageKey: string
  /** As it is printed. */
  number: string
  locale: Locale
}

export function ReceiptLinks({ pageKey, number, locale }: ReceiptLinksProps) {
  const { receipt, receiptNumber, receiptPage, receiptPdf } = pledgeWords(locale)
  return (
    <section aria-labelledby="receipt">
      <h2 id="receipt">{receipt}</h2>
      <p>{fill(receiptNumber, { number: localDigits(number, locale) })}</p>
      <p className={styles.links}>
        <a href={localized(locale, receiptPath(pageKey))} className={buttonClass({})}>
          {receiptPage}
        </a>
        <a href={localized(locale, receiptPdfPath(pageKey))} className={buttonClass({ variant: 'ghost' })}>
          {receiptPdf}
        </a>
      </p>
    </section>
  )
}
