import { SectionHead } from '@/components/ui/section-head/section-head'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { CampaignStory } from '@/lib/shared/content/types'
import { inLang } from '@/lib/shared/i18n/text-language'
import type { Currency } from '@/lib/shared/money/currency'
import { formatMajor } from '@/lib/shared/money/format'
import { useLabels } from '../labels'
import styles from './budget.module.scss'

interface BudgetProps {
  lines: CampaignStory['budget']
  currency: Currency
  locale: Locale
}

/** Stitches of a whole bar: shares are rounded to them. */
const STITCHES = 18

/** What the money of a campaign is for, line by line, and the sum of the lines. */
export function Budget({ lines, currency, locale }: BudgetProps) {
  const { campaign: labels } = useLabels('donationPage')
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <section aria-labelledby="budget">
      <SectionHead title={labels.budget} companion={labels.budgetCompanion} locale={locale} id="budget" />
      <table className={styles.budget}>
        <tbody>
          {lines.map(({ name, amount }) => (
            <tr key={name}>
              <th scope="row" {...inLang(name, locale)}>
                {name}
              </th>
              <td>{formatMajor(amount, currency, locale)}</td>
              <td className={styles.share} aria-hidden="true">
                <Share stitches={Math.max(1, Math.round((amount / total) * STITCHES))} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{labels.budgetTotal}</th>
            <td>{formatMajor(total, currency, locale)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.note}>{labels.budgetNote}</p>
    </section>
  )
}

/** So many stitches from the left, in the bar's own measure: no inline style. */
const stitchesOf = (count: number) => Array.from({ length: count }, (_, at) => `M${at * 10 + 2} 5h5.5`).join('')

function Share({ stitches }: { stitches: number }) {
  return (
    <svg width="100%" height="10" viewBox={`0 0 ${STITCHES * 10} 10`} preserveAspectRatio="none" aria-hidden="true">
      <path d={stitchesOf(STITCHES)} />
      <path d={stitchesOf(stitches)} className={styles.done} />
    </svg>
  )
}
