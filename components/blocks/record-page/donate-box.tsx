import { ButtonLink } from '@/components/ui/button/button-link'
import { Progress } from '@/components/ui/progress/progress'
import { type Locale, localized } from '@/lib/addresses'
import type { Currency } from '@/lib/content/types'
import { fill } from '@/lib/format/fill'
import { money, percentRaised } from '@/lib/format/money'
import { number } from '@/lib/format/number'
import { paths } from '@/lib/paths'
import { useLabels } from '../labels'
import styles from './donate-box.module.scss'

/** What every page without a goal of its own shows (spec 1, section 9), in US dollars. */
export const FIXED_FIGURES = { raised: 25_270, goal: 30_000, currency: 'USD' } as const

interface DonateBoxProps {
  locale: Locale
  /** In the currency's main unit. */
  figures?: { raised: number; goal: number; currency: Currency }
}

/** What was raised of what is needed, and the way to give. */
export function DonateBox({ locale, figures = FIXED_FIGURES }: DonateBoxProps) {
  const { raised, goal, currency } = figures
  const labels = useLabels('record')
  const percent = percentRaised(raised, goal)
  return (
    <section className={styles.box} aria-label={labels.boxLabel}>
      <div className={styles.figures}>
        <p>
          <span>{labels.raised}</span> <strong>{money(raised, currency, locale)}</strong>
        </p>
        <p>
          <span>{labels.goal}</span> <strong>{money(goal, currency, locale)}</strong>
        </p>
      </div>
      <Progress
        percent={percent}
        label={labels.boxLabel}
        text={fill(labels.progress, { percent: number(percent, locale) })}
      />
      <ButtonLink href={localized(locale, paths.donateNow)} variant="donate" block>
        {labels.donate}
      </ButtonLink>
    </section>
  )
}
