'use client'
import { type ReactNode, useRef } from 'react'
import type { DonateSetup } from '@/components/forms/labels'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Campaign, ImageMeta } from '@/lib/shared/content/types'
import { useRecordClicks } from '../live/use-record-clicks'
import { useModal } from '../use-modal'

interface CampaignGiftProps {
  campaign: Campaign
  /** Of the campaign's picture. */
  meta: ImageMeta | undefined
  form: DonateSetup
  locale: Locale
  /** The box with the link, as the server rendered it. */
  children: ReactNode
}

const loadModal = () => import('@/components/forms/donate-modal').then((part) => part.DonateModal)

/** Opens the gift to the page's campaign where the box has its link. */
export function CampaignGift({ campaign, meta, form, locale, children }: CampaignGiftProps) {
  const { Modal, open, onPress, onClose } = useModal(loadModal)
  const box = useRef<HTMLDivElement>(null)
  useRecordClicks(box, (_, link, event) => onPress(event, link))
  return (
    <div ref={box}>
      {children}
      {Modal && <Modal open={open} onClose={onClose} campaign={campaign} meta={meta} locale={locale} {...form} />}
    </div>
  )
}
