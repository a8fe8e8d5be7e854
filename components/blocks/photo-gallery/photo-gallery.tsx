import { SectionHead } from '@/components/ui/section-head/section-head'
import type { LiveList } from '@/lib/content/types'
import type { Locale } from '@/lib/paths'
import { useLabels } from '../labels'
import styles from './photo-gallery.module.scss'
import { PhotoGalleryLive } from './photo-gallery-live'
import { PhotoGrid } from './photo-grid'

interface PhotoGalleryProps {
  initial: LiveList<'imageGallery'> | undefined
  locale: Locale
}

export function PhotoGallery({ initial, locale }: PhotoGalleryProps) {
  const gallery = useLabels('gallery')
  return (
    <section className={styles.section}>
      <div className="wrap">
        <SectionHead title={gallery.title} companion={gallery.companion} locale={locale} />
        <PhotoGalleryLive initial={initial} locale={locale} labels={gallery}>
          <PhotoGrid list={initial} labels={gallery} />
        </PhotoGalleryLive>
      </div>
    </section>
  )
}
