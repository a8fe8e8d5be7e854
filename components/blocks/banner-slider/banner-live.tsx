'use client'
import { EmptyState } from '@/components/ui/empty-state/empty-state'
import { Spinner } from '@/components/ui/spinner/spinner'
import type { LiveList } from '@/lib/content/types'
import { useLiveList } from '@/lib/live/use-live-list'
import type { Locale } from '@/lib/paths'
import styles from './banner-slider.module.scss'
import { type BannerLabels, BannerSlides } from './banner-slides'

interface BannerLiveProps {
  initial: LiveList<'banner'> | undefined
  locale: Locale
  labels: BannerLabels & { loading: string; empty: string; hint: string }
  contact: string
}

export function BannerLive({ initial, locale, labels, contact }: BannerLiveProps) {
  const { list } = useLiveList(initial, { type: 'banner', locale })
  if (list && list.records.length > 0)
    return <BannerSlides records={list.records} images={list.images} labels={labels} contact={contact} />
  return (
    <section className={`${styles.hero} ${styles.bare}`} aria-label={labels.label} aria-busy={!list}>
      {list ? (
        <EmptyState text={labels.empty} hint={labels.hint} />
      ) : (
        <p className={styles.loading} role="status">
          <Spinner />
          {labels.loading}
        </p>
      )}
    </section>
  )
}
