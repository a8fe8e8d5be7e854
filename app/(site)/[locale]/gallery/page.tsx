import '@/components/common-styles'
import { GalleryPage } from '@/components/blocks/gallery-page/gallery-page'
import { LivePageBanner } from '@/components/blocks/page-banner/live-page-banner'
import { photosOf } from '@/components/blocks/photo-gallery/photos'
import { StructuredData } from '@/components/site/structured-data'
import { getList, getTimes } from '@/lib/delivery/content'
import { imageGallery, videoObjects } from '@/lib/publishing/structured-data/gallery'
import { paths } from '@/lib/shared/addresses/paths'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.gallery,
  words: ({ galleryPages }) => galleryPages,
  kind: 'CollectionPage',
  draw: async (locale, { galleryPages }) => {
    const [details, photos, videos, times] = await Promise.all([
      getList('galleryCategoryDescription', locale),
      getList('imageGallery', locale),
      getList('videoGallery', locale),
      getTimes('videoGallery'),
    ])
    const shown = photosOf(photos, 'all') ?? []
    const about = {
      named: galleryPages.videos.named,
      description: galleryPages.description,
      images: videos.images,
      times,
    }
    const banner = { heading: galleryPages.title, empty: galleryPages.noBanner, locale }
    return (
      <>
        <LivePageBanner type="galleryCategoryDescription" list={details} {...banner} />
        <GalleryPage details={details} photos={photos} videos={videos} locale={locale} />
        <StructuredData
          nodes={[imageGallery(galleryPages.photos.title, shown, locale), ...videoObjects(videos.records, about)]}
        />
      </>
    )
  },
})

export const generateMetadata = page.metadata
export default page.Page
