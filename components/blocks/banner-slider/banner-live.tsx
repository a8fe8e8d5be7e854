'use client'
import { type ReactNode, useRef } from 'react'
import { useLiveList } from '@/lib/delivery/polling/use-live-list'
import { useClientView } from '../live/use-client-view'
import { useLazyController } from '../live/use-lazy-controller'
import type { BannerViewProps } from './banner-view'

interface BannerLiveProps extends Omit<BannerViewProps, 'list'> {
  initial: BannerViewProps['list']
  /** The banner as the server rendered it. */
  children: ReactNode
}

const loadView = () => import('./banner-view').then((part) => part.BannerView)
const loadController = () => import('./banner-controller').then((part) => part.BannerController)

/** The first slide stands for five seconds: what moves it need not come before the page is at rest. */
const CONTROLLER_DELAY_MS = 3000

export function BannerLive({ initial, locale, labels, contact, children }: BannerLiveProps) {
  const region = useRef<HTMLDivElement>(null)
  const list = useLiveList(initial, { type: 'banner', locale })
  const View = useClientView(list, initial, loadView)
  const { Controller, early } = useLazyController(region, loadController, CONTROLLER_DELAY_MS)
  const { records = [] } = (View ? list : initial) ?? {}
  return (
    <div ref={region}>
      {View ? <View list={list} labels={labels} contact={contact} locale={locale} /> : children}
      {Controller && <Controller region={region} records={records} labels={labels} early={early} />}
    </div>
  )
}
