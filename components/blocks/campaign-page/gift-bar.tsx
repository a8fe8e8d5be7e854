import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { Campaign, CampaignStory } from '@/lib/shared/content/types'
import { fill } from '@/lib/shared/format/fill'
import { inLang } from '@/lib/shared/i18n/text-language'
import { formatMajor } from '@/lib/shared/money/format'
import { useLabels } from '../labels'
import styles from './gift-bar.module.scss'

interface GiftBarProps {
  campaign: Campaign
  story: CampaignStory | undefined
  locale: Locale
}

/** At the foot of a phone: the sum that was chosen, the way to choose another, and the page's one way to give. */
export function GiftBar({ campaign, story, locale }: GiftBarProps) {
  const { donate } = useLabels('record')
  const { campaign: labels } = useLabels('donationPage')
  const sums = story?.sums ?? []
  return (
    <div className={styles.bar} data-gift-bar="">
      {sums.map(({ amount, does }, index) => {
        const sum = formatMajor(amount, campaign.currency, locale)
        return (
          <a
            key={amount}
            href="#sums"
            className={styles.sum}
            data-of={index}
            aria-label={fill(labels.changeSum, { sum, does })}
          >
            <strong>
              {sum}
              <Icon name="chevron-up" size={18} />
            </strong>
            <span {...inLang(does, locale)}>{does}</span>
          </a>
        )
      })}
      <ButtonLink
        href={localized(locale, paths.giveTo(campaign.Id))}
        variant="donate"
        block
        aria-haspopup="dialog"
        data-record={campaign.Id}
      >
        {donate}
      </ButtonLink>
    </div>
  )
}
