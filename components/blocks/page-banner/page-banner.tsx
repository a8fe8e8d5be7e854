import type { ImageIndex, ImagePath, LiveList } from '@/lib/content/types'
import { useLabels } from '../labels'
import { Live } from '../live/live'
import { type BannerType, PageBannerList } from './page-banner-list'
import { PageBannerLive } from './page-banner-live'
import { type PageBannerLabels, type PageBannerProps, PageBannerView } from './page-banner-view'

type Words = Omit<PageBannerProps, 'labels'>

interface PageBannerOfListProps<T extends BannerType> extends Words {
  type: T
  list: LiveList<T> | undefined
  /** The spec's text for no banner: 'No banner found' or 'No slider found'. */
  empty: string
}

/** The banner of a page whose pictures are a list of the content; it stays live. */
export function PageBannerOfList<T extends BannerType>({ empty, ...props }: PageBannerOfListProps<T>) {
  const labels = { ...useBannerLabels(), empty, hint: useLabels('pageBanner').hint }
  return <Live part={PageBannerLive} view={PageBannerList} labels={labels} {...props} />
}

interface FixedBannerProps extends Words {
  /** Pictures of one record, or of the design. */
  pictures: readonly ImagePath[]
  images: ImageIndex
  /** The spec's text for a record without pictures; without it the banner is a woven ground. */
  empty?: string
}

/** The banner of a page with pictures of its own. */
export function PageBanner({ empty, ...props }: FixedBannerProps) {
  const { hint } = useLabels('pageBanner')
  const state = empty && props.pictures.every((picture) => !picture) ? { text: empty, hint } : undefined
  return <PageBannerView {...props} state={state} labels={useBannerLabels()} />
}

function useBannerLabels(): PageBannerLabels {
  const { hint: _, slides, ...labels } = useLabels('pageBanner')
  return { ...labels, slides }
}
