import type { ImageIndex, ImagePath, KnownPicture } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import type { PageBannerProps } from './banner-label'
import type { BannerPicture } from './banner-pictures'
import { PageBannerView } from './page-banner-view'

interface FixedBannerProps extends Omit<PageBannerProps, 'labels'> {
  /** Pictures of one record, or of the settings. */
  pictures: readonly (ImagePath | BannerPicture)[]
  images: ImageIndex
  /** The spec's text for a record without pictures; without it the banner is a woven ground. */
  empty?: string
}

/** A banner's picture where there may be none. */
export const bannerOf = (picture: KnownPicture | null): Pick<FixedBannerProps, 'pictures' | 'images'> => ({
  pictures: picture ? [picture.image] : [],
  images: picture?.meta ? { [picture.image]: picture.meta } : {},
})

/** The banner of a page with pictures of its own. */
export function PageBanner({ empty, ...props }: FixedBannerProps) {
  const labels = useLabels('pageBanner')
  const bare = empty && props.pictures.every((picture) => !picture || (typeof picture === 'object' && !picture.image))
  return <PageBannerView {...props} state={bare ? { text: empty, hint: labels.hint } : undefined} labels={labels} />
}
