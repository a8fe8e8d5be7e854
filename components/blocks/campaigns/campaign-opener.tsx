'use client'
import { type RefObject, useState } from 'react'
import type { DonateSetup } from '@/components/forms/labels'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Campaign } from '@/lib/shared/content/types'
import { useRecordClicks } from '../live/use-record-clicks'
import { useModal } from '../use-modal'
import type { CampaignCardsProps } from './campaign-cards'

/** The dialog gives the focus back when its 300 ms of closing are over. */
const AFTER_CLOSING_MS = 400

export interface OpenedCampaigns {
  list: CampaignCardsProps['list']
  form: DonateSetup
  locale: Locale
}

const loadModal = () => import('@/components/forms/donate-modal').then((part) => part.DonateModal)

/** The form that gives to a campaign, opened by the link of its card. */
export function CampaignOpener({
  region,
  list,
  form,
  locale,
}: OpenedCampaigns & { region: RefObject<HTMLElement | null> }) {
  const { Modal, open, onPress, onClose } = useModal(loadModal)
  // The record itself, so that a form being filled in outlives its campaign's disappearance.
  const [chosen, setChosen] = useState<Campaign>()

  useRecordClicks(region, (id, link, event) => {
    const campaign = list?.records.find(({ Id }) => Id === id)
    if (!campaign) return
    setChosen(campaign)
    onPress(event, link)
  })

  const close = () => {
    onClose()
    // Cards that were rendered again meanwhile have another link: the one that had the focus is gone.
    setTimeout(() => {
      const lost = document.activeElement === document.body
      if (lost) region.current?.querySelector<HTMLElement>(`[data-record="${chosen?.Id}"]`)?.focus()
    }, AFTER_CLOSING_MS)
  }

  return (
    Modal &&
    chosen && (
      <Modal
        key={chosen.Id}
        open={open}
        onClose={close}
        campaign={chosen}
        meta={chosen.image ? list?.images[chosen.image] : undefined}
        locale={locale}
        {...form}
      />
    )
  )
}
