import '@/components/common-styles'
import { GalleryPage } from '@/components/blocks/gallery-page/gallery-page'
import { PageBannerOfList } from '@/components/blocks/page-banner/page-banner-of-list'
import { getList } from '@/lib/content'
import { paths } from '@/lib/paths'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.gallery,
  words: ({ galleryPages }) => galleryPages,
  draw: async (locale, { galleryPages }) => {
    const [details, photos, videos] = await Promise.all([
      getList('galleryCategoryDescription', locale),
      getList('imageGallery', locale),
      getList('videoGallery', locale),
    ])
    const banner = { heading: galleryPages.title, empty: galleryPages.noBanner, locale }
    return (
      <>
        <PageBannerOfList type="galleryCategoryDescription" list={details} {...banner} />
        <GalleryPage details={details} photos={photos} videos={videos} locale={locale} />
      </>
    )
  },
})

export const generateMetadata = page.metadata
export default page.Page
