import { EmptyState } from '@/components/ui/empty-state/empty-state'
import { Spinner } from '@/components/ui/spinner/spinner'
import type { LiveList } from '@/lib/content/types'
import { type Locale, localized, paths } from '@/lib/paths'
import { useLabels } from '../labels'
import { BannerLive } from './banner-live'
import styles from './banner-slider.module.scss'

interface BannerSliderProps {
  initial: LiveList<'banner'> | undefined
  locale: Locale
}

export function BannerSlider({ initial, locale }: BannerSliderProps) {
  const { banner, loading } = useLabels('home')
  return (
    <BannerLive
      initial={initial}
      locale={locale}
      labels={banner}
      contact={localized(locale, paths.contact)}
      empty={<EmptyState text={banner.empty} hint={banner.hint} />}
      loading={
        <p className={styles.loading} role="status">
          <Spinner />
          {loading}
        </p>
      }
    />
  )
}
