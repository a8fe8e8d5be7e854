import { SectionHead } from '@/components/ui/section-head/section-head'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { LiveList } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import { withoutPlaceholders } from '../live/without-placeholders'
import { GalleryPhotos } from './gallery-photos'
import styles from './photo-gallery.module.scss'
import { PhotoGalleryLive } from './photo-gallery-live'

interface PhotoGalleryProps {
  initial: LiveList<'imageGallery'> | undefined
  locale: Locale
}

/** The home page's gallery. */
export function PhotoGallery({ initial, locale }: PhotoGalleryProps) {
  const gallery = useLabels('gallery')
  return (
    <section className={styles.section}>
      <div className="wrap">
        <SectionHead title={gallery.title} companion={gallery.companion} locale={locale} />
        <PhotoGalleryLive list={withoutPlaceholders(initial)} place="home" locale={locale} labels={gallery}>
          <GalleryPhotos list={initial} place="home" labels={gallery} />
        </PhotoGalleryLive>
      </div>
    </section>
  )
}
