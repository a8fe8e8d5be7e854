'use client'
import type { ReactNode } from 'react'
import type { LiveList } from '@/lib/content/types'
import { useLiveList } from '@/lib/live/use-live-list'
import type { Locale } from '@/lib/paths'
import styles from './banner-slider.module.scss'
import { type BannerLabels, BannerSlides } from './banner-slides'

interface BannerLiveProps {
  initial: LiveList<'banner'> | undefined
  locale: Locale
  labels: BannerLabels
  contact: string
  /** The other states of the list, as the server drew them. */
  loading: ReactNode
  empty: ReactNode
}

export function BannerLive({ initial, locale, labels, contact, loading, empty }: BannerLiveProps) {
  const { list } = useLiveList(initial, { type: 'banner', locale })
  if (list && list.records.length > 0)
    return <BannerSlides records={list.records} images={list.images} labels={labels} contact={contact} />
  return (
    <section className={`${styles.hero} ${styles.bare}`} aria-label={labels.label} aria-busy={!list}>
      {list ? empty : loading}
    </section>
  )
}
