import '@/components/common-styles'
import { ImageGalleryPage } from '@/components/blocks/gallery-page/image-gallery-page'
import { localPhotos } from '@/components/blocks/gallery-page/local-photos'
import { StructuredData } from '@/components/site/structured-data'
import { imageGallery } from '@/lib/publishing/structured-data/gallery'
import { paths } from '@/lib/shared/addresses/paths'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.imageGallery,
  words: ({ galleryPages: { local } }) => ({ title: local.title, description: local.text }),
  kind: 'CollectionPage',
  under: ({ galleryPages }) => [{ name: galleryPages.title, path: paths.gallery }],
  draw: (locale, { galleryPages: { local } }) => (
    <>
      <ImageGalleryPage locale={locale} />
      <StructuredData nodes={[imageGallery(local.title, localPhotos(local.alts), locale)]} />
    </>
  ),
})

export const generateMetadata = page.metadata
export default page.Page
