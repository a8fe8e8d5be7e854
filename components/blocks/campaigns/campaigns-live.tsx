'use client'
import { useState } from 'react'
import type { DonateSetup } from '@/components/forms/labels'
import { onHome } from '@/lib/content/placement'
import type { Donation, LiveList } from '@/lib/content/types'
import { useLiveList } from '@/lib/live/use-live-list'
import type { Locale } from '@/lib/paths'
import { type ListLabels, ListState } from '../list-state/list-state'
import { useModal } from '../use-modal'
import { CampaignCard, type CampaignLabels } from './campaign-card'
import styles from './campaigns.module.scss'

interface CampaignsLiveProps {
  initial: LiveList<'donation'> | undefined
  locale: Locale
  labels: ListLabels & CampaignLabels
  form: DonateSetup
}

const load = () => import('@/components/forms/donate-modal').then((part) => part.DonateModal)

export function CampaignsLive({ initial, locale, labels, form }: CampaignsLiveProps) {
  const { list } = useLiveList(initial, { type: 'donation', locale })
  const { Modal, open, onClick, onClose } = useModal(load)
  // The record itself, so that a form being filled in outlives its campaign's disappearance.
  const [chosen, setChosen] = useState<Donation>()
  const images = list?.images ?? {}
  return (
    <>
      <ListState records={list?.records.filter(onHome)} labels={labels} className={styles.grid}>
        {(records) => (
          <div className={styles.grid}>
            {records.map((campaign) => (
              <CampaignCard
                key={campaign.Id}
                campaign={campaign}
                images={images}
                locale={locale}
                labels={labels}
                onDonate={(event) => {
                  setChosen(campaign)
                  onClick(event)
                }}
              />
            ))}
          </div>
        )}
      </ListState>
      {Modal && chosen && (
        <Modal
          key={chosen.Id}
          open={open}
          onClose={onClose}
          campaign={chosen}
          meta={chosen.image ? images[chosen.image] : undefined}
          locale={locale}
          {...form}
        />
      )}
    </>
  )
}
