'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
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
  className?: string | undefined
  /** The page with its links, as the server rendered it. */
  children: ReactNode
}

const loadModal = () => import('@/components/forms/donate-modal').then((part) => part.DonateModal)

/** The radio buttons of sums: beside the progress and on the cards. */
const sumsIn = (page: HTMLElement | null) => [...(page?.querySelectorAll<HTMLInputElement>('input[data-sum]') ?? [])]

/** Opens the gift to the page's campaign, with the sum that was chosen on the page, where the page has its links. */
export function CampaignGift({ campaign, meta, form, locale, className, children }: CampaignGiftProps) {
  const { Modal, open, onPress, onClose } = useModal(loadModal)
  const [amount, setAmount] = useState<number>()
  const page = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const inside = page.current
    const choose = ({ target }: Event) => {
      const { sum } = (target as HTMLElement).dataset
      if (sum) for (const each of sumsIn(inside)) each.checked = each.dataset.sum === sum
    }
    inside?.addEventListener('change', choose)
    return () => inside?.removeEventListener('change', choose)
  }, [])

  useRecordClicks(page, (_, link, event) => {
    const chosen = sumsIn(page.current).find(({ checked }) => checked)
    setAmount(chosen && Number(chosen.dataset.sum))
    onPress(event, link)
  })

  return (
    <div ref={page} className={className}>
      {children}
      {Modal && (
        <Modal
          key={amount}
          open={open}
          onClose={onClose}
          campaign={campaign}
          amount={amount}
          meta={meta}
          locale={locale}
          {...form}
        />
      )}
    </div>
  )
}
