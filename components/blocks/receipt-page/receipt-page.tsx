import { buttonClass } from '@/components/ui/button/button-class'
import { receiptPdfPath, statusPath } from '@/lib/giving/books/status-address'
import { type ReceiptView, receiptWords } from '@/lib/giving/receipts/receipt-view'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import styles from './receipt-page.module.scss'
import { ReceiptSheet } from './receipt-sheet'

interface ReceiptPageProps {
  /** Of the pledge's page. */
  pageKey: string
  receipt: ReceiptView
  locale: Locale
}

/** The donor's receipt as a page, to print. */
export function ReceiptPage({ pageKey, receipt, locale }: ReceiptPageProps) {
  const { back, pdf } = receiptWords(locale)
  return (
    <div className={`wrap ${styles.page}`}>
      <p className={styles.ways}>
        <a href={localized(locale, statusPath(pageKey))} className={buttonClass({ variant: 'ghost' })}>
          {back}
        </a>
        <a href={localized(locale, receiptPdfPath(pageKey))} className={buttonClass({})}>
          {pdf}
        </a>
      </p>
      <ReceiptSheet receipt={receipt} locale={locale} />
    </div>
  )
}
