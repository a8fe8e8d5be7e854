import { ButtonLink } from '@/components/ui/button/button-link'
import { Progress } from '@/components/ui/progress/progress'
import { type Locale, localized } from '@/lib/addresses'
import type { Donation } from '@/lib/content/types'
import { fill } from '@/lib/format/fill'
import { money, percentRaised } from '@/lib/format/money'
import { number } from '@/lib/format/number'
import { paths } from '@/lib/paths'
import { useLabels } from '../labels'
import styles from './donate-box.module.scss'

/** What every page without a campaign of its own shows (spec 1, section 9), in US dollars. */
export const FIXED_FIGURES = { raised: 25_270, goal: 30_000, currency: 'USD' } as const

interface DonateBoxProps {
  locale: Locale
  /** Whose figures they are, and what its link is for. */
  campaign?: Donation
}

/**
 * What was raised of what is needed, and the way to give. A campaign without a goal says only what it has, since the
 * fixed figures would be untrue of it.
 */
export function DonateBox({ locale, campaign }: DonateBoxProps) {
  const { raised, goal, currency } = campaign ?? FIXED_FIGURES
  const promised = campaign?.promised ?? 0
  const labels = useLabels('record')
  const hasGoal = goal !== null && goal > 0
  const percent = percentRaised(raised, goal)
  const opener = campaign && ({ 'aria-haspopup': 'dialog', 'data-record': campaign.Id } as const)
  return (
    <section className={styles.box} aria-label={labels.boxLabel}>
      <div className={styles.figures}>
        <p>
          <span>{labels.raised}</span> <strong>{money(raised, currency, locale)}</strong>
        </p>
        {hasGoal && (
          <p>
            <span>{labels.goal}</span> <strong>{money(goal, currency, locale)}</strong>
          </p>
        )}
      </div>
      {hasGoal && (
        <Progress
          percent={percent}
          label={labels.boxLabel}
          text={fill(labels.progress, { percent: number(percent, locale) })}
        />
      )}
      {promised > 0 && <p className={styles.promised}>{`${labels.promised} ${money(promised, currency, locale)}`}</p>}
      <ButtonLink href={localized(locale, paths.donateNow)} variant="donate" block {...opener}>
        {labels.donate}
      </ButtonLink>
    </section>
  )
}
