import type { Locale } from '@/lib/shared/addresses/localized'
import type { Campaign, CampaignStory } from '@/lib/shared/content/types'
import { day } from '@/lib/shared/format/date'
import { fill } from '@/lib/shared/format/fill'
import { formatMajor } from '@/lib/shared/money/format'
import { useLabels } from '../labels'
import { DonateBox } from '../record-page/donate-box'
import styles from './campaign-box.module.scss'
import { SumWords } from './sum-words'

interface CampaignBoxProps {
  campaign: Campaign
  story: CampaignStory | undefined
  locale: Locale
}

/** How far a campaign has come, and until when; the sums to choose from, and the way to give. */
export function CampaignBox({ campaign, story, locale }: CampaignBoxProps) {
  const { campaign: labels } = useLabels('donationPage')
  const { sums = [], until = null } = story ?? {}
  return (
    <aside className={styles.aside}>
      <DonateBox figures={campaign} opens locale={locale}>
        {until && <p className={styles.until}>{fill(labels.until, { day: day(until, locale) })}</p>}
        {sums.length > 0 && (
          <div className={styles.gift}>
            <fieldset className={styles.chips}>
              <legend>{labels.yourGift}</legend>
              {sums.map(({ amount }, index) => (
                <label key={amount}>
                  <input type="radio" name="chip" data-sum={amount} data-at={index} defaultChecked={index === 0} />
                  {formatMajor(amount, campaign.currency, locale)}
                </label>
              ))}
            </fieldset>
            <SumWords sums={sums} locale={locale} className={styles.words} />
          </div>
        )}
      </DonateBox>
      {sums.length > 0 && <p className={styles.note}>{labels.otherSum}</p>}
    </aside>
  )
}
