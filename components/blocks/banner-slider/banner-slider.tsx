import type { LiveList } from '@/lib/content/types'
import { type Locale, localized, paths } from '@/lib/paths'
import { useLabels } from '../labels'
import { BannerLive } from './banner-live'

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
      labels={{ ...banner, loading }}
      contact={localized(locale, paths.contact)}
    />
  )
}
