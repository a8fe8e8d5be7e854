'use client'
import { type ReactNode, useRef, useState } from 'react'
import type { DonateSetup } from '@/components/forms/labels'
import { useLiveList } from '@/lib/delivery/polling/use-live-list'
import type { Campaign } from '@/lib/shared/content/types'
import { useClientView } from '../live/use-client-view'
import { useRecordClicks } from '../live/use-record-clicks'
import { useModal } from '../use-modal'
import type { CampaignCardsProps } from './campaign-cards'

/** The dialog gives the focus back when its 300 ms of closing are over. */
const AFTER_CLOSING_MS = 400

interface CampaignsLiveProps extends Omit<CampaignCardsProps, 'list'> {
  initial: CampaignCardsProps['list']
  form: DonateSetup
  /** The list as the server rendered it. */
  children: ReactNode
}

const loadCards = () => import('./campaign-cards').then((part) => part.CampaignCards)
const loadModal = () => import('@/components/forms/donate-modal').then((part) => part.DonateModal)

export function CampaignsLive({ initial, where, locale, labels, form, children }: CampaignsLiveProps) {
  const list = useLiveList(initial, { type: 'donation', locale })
  const Cards = useClientView(list, initial, loadCards)
  const { Modal, open, onPress, onClose } = useModal(loadModal)
  const cards = useRef<HTMLDivElement>(null)
  // The record itself, so that a form being filled in outlives its campaign's disappearance.
  const [chosen, setChosen] = useState<Campaign>()

  useRecordClicks(cards, (id, link, event) => {
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
      if (lost) cards.current?.querySelector<HTMLElement>(`[data-record="${chosen?.Id}"]`)?.focus()
    }, AFTER_CLOSING_MS)
  }

  return (
    <div ref={cards}>
      {Cards ? <Cards where={where} list={list} locale={locale} labels={labels} /> : children}
      {Modal && chosen && (
        <Modal
          key={chosen.Id}
          open={open}
          onClose={close}
          campaign={chosen}
          meta={chosen.image ? list?.images[chosen.image] : undefined}
          locale={locale}
          {...form}
        />
      )}
    </div>
  )
}
