'use client'
import type { ReactNode } from 'react'
import type { DonateSetup } from '@/components/forms/labels'
import { useLiveList } from '@/lib/delivery/polling/use-live-list'
import { BehaviourRegion } from '../behaviour/behaviour-region'
import { useClientView } from '../live/use-client-view'
import type { CampaignCardsProps } from './campaign-cards'

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
  return (
    <BehaviourRegion behaviour="campaigns" list={list} form={form} locale={locale}>
      {Cards ? <Cards where={where} list={list} locale={locale} labels={labels} /> : children}
    </BehaviourRegion>
  )
}
