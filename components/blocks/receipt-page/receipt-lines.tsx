import type { ReceiptView } from '@/lib/giving/receipts/receipt-view'
import styles from './receipt-lines.module.scss'

interface ReceiptLinesProps {
  lines: ReceiptView['rows']
  /** Beside the heading, or one below the other. */
  look: 'facts' | 'rows'
}

export function ReceiptLines({ lines, look }: ReceiptLinesProps) {
  return (
    <dl className={`${styles.lines} ${styles[look]}`}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
