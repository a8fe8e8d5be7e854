import type { Locale } from '@/lib/shared/addresses/localized'
import { onDonationPage, onHome } from '@/lib/shared/content/placement'
import type { Campaign, LiveList } from '@/lib/shared/content/types'
import { type ListLabels, ListState } from '../list-state/list-state'
import { CampaignCard, type CampaignLabels } from './campaign-card'
import styles from './campaigns.module.scss'

/** The home page's campaigns in a row; those of the donation page, or all of them, one below the other on phones. */
export type CampaignPlace = 'home' | 'elsewhere' | 'all'

const isShown = {
  home: onHome,
  elsewhere: onDonationPage,
  all: () => true,
} satisfies Record<CampaignPlace, (campaign: Campaign) => boolean>

export interface CampaignCardsProps {
  where: CampaignPlace
  list: LiveList<'donation'> | undefined
  locale: Locale
  labels: ListLabels & CampaignLabels
}

/** Four stand in pairs. */
function sizesOf(where: CampaignPlace, count: number): string {
  const phone = where === 'home' ? '78vw x 54vw' : '90vw x 62vw'
  const desktop = count === 4 ? '605px x 416px' : '393px x 270px'
  return `(max-width: 720px) ${phone}, (max-width: 1100px) 45vw x 31vw, ${desktop}`
}

export function CampaignCards({ where, list, locale, labels }: CampaignCardsProps) {
  const shown = list?.records.filter(isShown[where])
  const grid = `${styles.grid} ${where === 'home' ? styles.row : ''}`
  return (
    <ListState records={shown} labels={labels} className={grid}>
      {(records) => (
        <div className={grid}>
          {records.map((campaign) => (
            <CampaignCard
              key={campaign.Id}
              campaign={campaign}
              images={list?.images ?? {}}
              sizes={sizesOf(where, records.length)}
              locale={locale}
              labels={labels}
            />
          ))}
        </div>
      )}
    </ListState>
  )
}
