import type { LiveList } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import { LiveView } from '../live/live-view'
import type { PageBannerProps } from './banner-label'
import { type BannerType, PageBannerList } from './page-banner-list'
import { PageBannerLive } from './page-banner-live'

interface LivePageBannerProps<T extends BannerType> extends Omit<PageBannerProps, 'labels'> {
  type: T
  list: LiveList<T> | undefined
  /** The spec's text for no banner: 'No banner found' or 'No slider found'. */
  empty: string
}

/** The banner of a page whose pictures are a list of the content; it stays live. */
export function LivePageBanner<T extends BannerType>({ empty, ...props }: LivePageBannerProps<T>) {
  const labels = { ...useLabels('pageBanner'), empty }
  return <LiveView polling={PageBannerLive} view={PageBannerList} labels={labels} {...props} />
}
