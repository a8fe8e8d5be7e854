'use client'
import { Picture } from '@/components/ui/picture/picture'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Photo } from './photo'
import { Thumbs } from './thumbs'
import styles from './viewer.module.scss'
import { ViewerFrame, type ViewerLabels } from './viewer-frame'

interface ViewerProps {
  photos: Photo[]
  at: number
  labels: ViewerLabels
  locale: Locale
  onShow: (index: number) => void
  onClose: () => void
}

const SIZES = '(max-width: 720px) 100vw, 840px'

/** One picture of many over the whole screen. */
export function Viewer({ photos, at, labels, locale, onShow, onClose }: ViewerProps) {
  const photo = photos[at]
  return (
    <ViewerFrame
      at={at}
      total={photos.length}
      labels={labels}
      onShow={onShow}
      onClose={onClose}
      thumbs={<Thumbs photos={photos} at={at} label={labels.show} onShow={onShow} />}
    >
      {photo && (
        <Picture
          key={photo.id}
          image={photo.image}
          meta={photo.meta}
          locale={locale}
          sizes={SIZES}
          className={styles.picture}
          priority
          sharp
          bare
        />
      )}
    </ViewerFrame>
  )
}
