import { Patch } from '@/components/ui/icon/patch'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Campaign } from '@/lib/shared/content/types'
import { fill } from '@/lib/shared/format/fill'
import { inLang } from '@/lib/shared/i18n/text-language'
import { formatMajor } from '@/lib/shared/money/format'
import type { CampaignSums, GivingSettings } from '@/lib/shared/money/giving-settings'
import chips from './amount-chips.module.scss'
import type { DonateLabels } from './labels'
import { PROJECTS } from './projects'

interface SumLinesProps {
  labels: DonateLabels
  giving: GivingSettings
  campaign: Campaign | undefined
  locale: Locale
}

/**
 * What the gift does: of each project in general, and what a sum does where its campaign tells that. suggestions.ts shows the
 * line of the largest sum that the amount reaches; without script a campaign's lines stand below each other.
 */
export function SumLines({ labels, giving, campaign, locale }: SumLinesProps) {
  const own = campaign && giving.sums[campaign.Id]
  const lines = (of: CampaignSums | undefined, project?: string) =>
    of?.sums.map(({ amount, does }) => (
      <p
        key={`${project} ${amount}`}
        data-for={project}
        data-sum={amount}
        data-currency={of.currency}
        hidden
        {...inLang(does, locale)}
      >
        {fill(labels.sumGives, { sum: formatMajor(amount, of.currency, locale), does })}
      </p>
    ))
  return (
    <div className={chips.gives} aria-live="polite">
      {PROJECTS.map(({ name, program }) => (
        <p key={name} data-for={name}>
          <Patch program={program} size={34} />
          {labels.gives[name]}
        </p>
      ))}
      {campaign
        ? lines(own)
        : PROJECTS.flatMap(({ name, program }) => lines(giving.sums[giving.projects[program] ?? 0], name) ?? [])}
    </div>
  )
}
