import { ButtonLink } from '@/components/ui/button/button-link'
import { Section } from '@/components/ui/section/section'
import { SectionHead } from '@/components/ui/section-head/section-head'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { useLabels } from '../labels'
import { PageBanner } from '../page-banner/page-banner'
import { PhotoGrid } from '../photo-gallery/photo-grid'
import { PhotoOpener } from '../photo-gallery/photo-opener'
import styles from './image-gallery-page.module.scss'
import { localPhotos } from './local-photos'

/** Six pictures of the design with the viewer. */
export function ImageGalleryPage({ locale }: { locale: Locale }) {
  const gallery = useLabels('gallery')
  const { local } = useLabels('galleryPages')
  const photos = localPhotos(local.alts)
  const images = Object.fromEntries(photos.flatMap(({ image, meta }) => (meta ? [[image, meta]] : [])))
  const [first, second, third] = photos.map(({ image }) => image)
  return (
    <>
      <PageBanner
        heading={local.title}
        pictures={[third ?? null, first ?? null, second ?? null]}
        images={images}
        locale={locale}
      />
      <Section>
        <SectionHead title={local.heading} companion={local.companion} locale={locale} />
        <p className={styles.lead}>{local.text}</p>
        <PhotoOpener photos={photos} labels={gallery} locale={locale}>
          <PhotoGrid photos={photos} labels={gallery} />
        </PhotoOpener>
        <p className={styles.more}>
          <ButtonLink href={localized(locale, paths.gallery)} variant="ghost">
            {local.more}
          </ButtonLink>
        </p>
      </Section>
    </>
  )
}
