import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture/picture'
import type { Photo } from '@/components/ui/viewer/viewer'
import { fill } from '@/lib/format/fill'
import { imageUrl } from '@/lib/media/image-url'
import styles from './photo-gallery.module.scss'

interface PhotoGridProps {
  photos: Photo[]
  labels: { open: string; openNamed: string }
}

/** Places in the grid's plan, which is repeated. */
const PLAN = 7
const SIZES = '(max-width: 720px) 92vw, 613px'

/** Pictures that open in the viewer; without script they open by themselves. */
export function PhotoGrid({ photos, labels }: PhotoGridProps) {
  return (
    <ul className={styles.grid} data-tail={photos.length % PLAN}>
      {photos.map(({ id, image, meta }, index) => (
        <li key={id}>
          <a
            href={imageUrl(image)}
            data-record={id}
            aria-haspopup="dialog"
            aria-label={fill(meta?.alt ? labels.openNamed : labels.open, { n: index + 1, alt: meta?.alt ?? '' })}
          >
            <Picture image={image} meta={meta} alt="" sizes={SIZES} className={styles.picture} />
            <span className={styles.zoom}>
              <Icon name="expand" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
