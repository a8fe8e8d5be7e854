import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { LiveList } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import { withoutPlaceholders } from '../live/without-placeholders'
import { BannerLive } from './banner-live'
import { BannerView } from './banner-view'

interface BannerSliderProps {
  initial: LiveList<'banner'> | undefined
  locale: Locale
}

export function BannerSlider({ initial, locale }: BannerSliderProps) {
  const { banner, loading } = useLabels('home')
  const labels = { ...banner, loading }
  const contact = localized(locale, paths.contact)
  return (
    <BannerLive initial={withoutPlaceholders(initial)} locale={locale} labels={labels} contact={contact}>
      <BannerView list={initial} labels={labels} contact={contact} locale={locale} />
    </BannerLive>
  )
}
