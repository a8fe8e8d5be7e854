import '@/components/common-styles'
import { ImageGalleryPage } from '@/components/blocks/gallery-page/image-gallery-page'
import { paths } from '@/lib/paths'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.imageGallery,
  words: ({ galleryPages: { local } }) => ({ title: local.title, description: local.text }),
  draw: (locale) => <ImageGalleryPage locale={locale} />,
})

export const generateMetadata = page.metadata
export default page.Page
