'use client'
import { type ReactNode, useRef } from 'react'
import { useLiveList } from '@/lib/delivery/live/use-live-list'
import type { Locale } from '@/lib/shared/addresses/localized'
import { useDrawnHere } from '../live/use-drawn-here'
import { useLife } from '../live/use-life'
import type { BannerViewProps } from './banner-view'

interface BannerLiveProps extends Omit<BannerViewProps, 'list'> {
  initial: BannerViewProps['list']
  locale: Locale
  /** The banner as the server drew it. */
  children: ReactNode
}

const loadView = () => import('./banner-view').then((part) => part.BannerView)
const loadLife = () => import('./banner-life').then((part) => part.BannerLife)

/** The first slide stands for five seconds: what moves it need not come before the page is at rest. */
const LIFE_AFTER_MS = 3000

export function BannerLive({ initial, locale, labels, contact, children }: BannerLiveProps) {
  const region = useRef<HTMLDivElement>(null)
  const list = useLiveList(initial, { type: 'banner', locale })
  const View = useDrawnHere(list, initial, loadView)
  const { Life, early } = useLife(region, loadLife, LIFE_AFTER_MS)
  const { records = [] } = (View ? list : initial) ?? {}
  return (
    <div ref={region}>
      {View ? <View list={list} labels={labels} contact={contact} /> : children}
      {Life && <Life region={region} records={records} labels={labels} early={early} />}
    </div>
  )
}
