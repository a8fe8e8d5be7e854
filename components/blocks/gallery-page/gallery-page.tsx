import { MoreLink } from '@/components/ui/button/more-link'
import { Section } from '@/components/ui/section/section'
import { SectionHead } from '@/components/ui/section-head/section-head'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { LiveList } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import { LiveView } from '../live/live-view'
import { withoutPlaceholders } from '../live/without-placeholders'
import { PageIntro } from '../page-intro/page-intro'
import { PageIntroLive } from '../page-intro/page-intro-live'
import { GalleryPhotos } from '../photo-gallery/gallery-photos'
import { PhotoGalleryLive } from '../photo-gallery/photo-gallery-live'
import { VideoGrid } from '../video-gallery/video-grid'
import { VideoGridLive } from '../video-gallery/video-grid-live'
import styles from './gallery-page.module.scss'

interface GalleryPageProps {
  details: LiveList<'galleryCategoryDescription'>
  photos: LiveList<'imageGallery'>
  videos: LiveList<'videoGallery'>
  locale: Locale
}

/** All photos and all videos. */
export function GalleryPage({ details, photos, videos, locale }: GalleryPageProps) {
  const gallery = useLabels('gallery')
  const pages = useLabels('galleryPages')
  const { loading } = gallery
  return (
    <>
      <Section>
        <LiveView
          polling={PageIntroLive}
          view={PageIntro}
          type="galleryCategoryDescription"
          list={details}
          locale={locale}
          labels={{ ...pages.details, loading }}
        />
      </Section>
      <Section close>
        <SectionHead title={pages.photos.title} companion={pages.photos.companion} locale={locale} />
        <PhotoGalleryLive list={withoutPlaceholders(photos)} place="all" locale={locale} labels={gallery}>
          <GalleryPhotos list={photos} place="all" labels={gallery} />
        </PhotoGalleryLive>
        <MoreLink
          href={localized(locale, paths.imageGallery)}
          label={pages.photos.more}
          locale={locale}
          className={styles.more}
        />
      </Section>
      <Section ground="cotton" className={styles.videos}>
        <SectionHead title={pages.videos.title} companion={pages.videos.companion} locale={locale} />
        <LiveView
          polling={VideoGridLive}
          view={VideoGrid}
          type="videoGallery"
          list={videos}
          locale={locale}
          labels={{ ...pages.videos, loading }}
        />
        <MoreLink
          href={localized(locale, paths.player)}
          label={pages.videos.more}
          locale={locale}
          className={styles.more}
        />
      </Section>
    </>
  )
}
