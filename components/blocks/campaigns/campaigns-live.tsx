'use client'
import { type ReactNode, useRef } from 'react'
import type { DonateSetup } from '@/components/forms/labels'
import { useLiveList } from '@/lib/delivery/polling/use-live-list'
import { useClientView } from '../live/use-client-view'
import type { CampaignCardsProps } from './campaign-cards'
import { CampaignOpener } from './campaign-opener'

interface CampaignsLiveProps extends Omit<CampaignCardsProps, 'list'> {
  initial: CampaignCardsProps['list']
  form: DonateSetup
  /** The list as the server rendered it. */
  children: ReactNode
}

const loadCards = () => import('./campaign-cards').then((part) => part.CampaignCards)

export function CampaignsLive({ initial, where, locale, labels, form, children }: CampaignsLiveProps) {
  const list = useLiveList(initial, { type: 'donation', locale })
  const Cards = useClientView(list, initial, loadCards)
  const cards = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={cards}>{Cards ? <Cards where={where} list={list} locale={locale} labels={labels} /> : children}</div>
      <CampaignOpener region={cards} list={list} form={form} locale={locale} />
    </>
  )
}
