import type { ReceiptView } from '@/lib/giving/receipts/receipt-view'
import type { Locale } from '@/lib/shared/addresses/localized'
import { inLang } from '@/lib/shared/i18n/text-language'
import styles from './receipt-lines.module.scss'

interface ReceiptLinesProps {
  lines: ReceiptView['rows']
  /** Beside the heading, or one below the other. */
  look: 'facts' | 'rows'
  locale: Locale
}

export function ReceiptLines({ lines, look, locale }: ReceiptLinesProps) {
  return (
    <dl className={`${styles.lines} ${styles[look]}`}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto" {...inLang(value, locale)}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
