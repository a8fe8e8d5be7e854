import { bankRows } from '@/components/forms/bank-rows'
import type { SiteSettings } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import { Panel } from '../record-page/panel'
import styles from './bank-panel.module.scss'

/** The bank account, for those who give without the form. Nothing where there is none. */
export function BankPanel({ heading, bank }: { heading: string; bank: SiteSettings['bank'] }) {
  const rows = bankRows(useLabels('forms').donate, bank)
  if (rows.length === 0) return null
  return (
    <Panel heading={heading}>
      <dl className={styles.rows}>
        {rows.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
