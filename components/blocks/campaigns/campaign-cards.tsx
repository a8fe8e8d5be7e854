import { onHome } from '@/lib/content/placement'
import type { LiveList } from '@/lib/content/types'
import type { Locale } from '@/lib/paths'
import { type ListLabels, ListState } from '../list-state/list-state'
import { CampaignCard, type CampaignLabels } from './campaign-card'
import styles from './campaigns.module.scss'

export interface CampaignCardsProps {
  list: LiveList<'donation'> | undefined
  locale: Locale
  labels: ListLabels & CampaignLabels
}

export function CampaignCards({ list, locale, labels }: CampaignCardsProps) {
  return (
    <ListState records={list?.records.filter(onHome)} labels={labels} className={styles.grid}>
      {(records) => (
        <div className={styles.grid}>
          {records.map((campaign) => (
            <CampaignCard
              key={campaign.Id}
              campaign={campaign}
              images={list?.images ?? {}}
              locale={locale}
              labels={labels}
            />
          ))}
        </div>
      )}
    </ListState>
  )
}
