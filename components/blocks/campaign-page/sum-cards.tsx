import { Icon } from '@/components/ui/icon/icon'
import { Patch } from '@/components/ui/icon/patch'
import { SectionHead } from '@/components/ui/section-head/section-head'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Campaign } from '@/lib/shared/content/types'
import { programOf } from '@/lib/shared/format/program'
import { inLang } from '@/lib/shared/i18n/text-language'
import { formatMajor } from '@/lib/shared/money/format'
import type { CampaignSum } from '@/lib/shared/money/giving-settings'
import { useLabels } from '../labels'
import styles from './sum-cards.module.scss'

interface SumCardsProps {
  campaign: Campaign
  sums: readonly CampaignSum[]
  locale: Locale
}

/** What each sum does, to choose from. */
export function SumCards({ campaign, sums, locale }: SumCardsProps) {
  const { campaign: labels } = useLabels('donationPage')
  const program = programOf(campaign.category)
  return (
    <section aria-labelledby="sums">
      <SectionHead title={labels.sums} companion={labels.sumsCompanion} locale={locale} id="sums" />
      <fieldset className={styles.sums} aria-labelledby="sums">
        {sums.map(({ amount, does }, index) => (
          <label key={amount} className={styles.sum}>
            <input type="radio" name="sum" data-sum={amount} data-at={index} defaultChecked={index === 0} />
            {program && <Patch program={program} size={44} className={styles[program]} />}
            <strong>{formatMajor(amount, campaign.currency, locale)}</strong>
            <span {...inLang(does, locale)}>{does}</span>
            <Icon name="check" size={18} />
          </label>
        ))}
      </fieldset>
    </section>
  )
}
