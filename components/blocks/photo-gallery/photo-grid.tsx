import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture/picture'
import type { Photo } from '@/components/ui/viewer/photo'
import { imageUrl } from '@/lib/shared/content/image-url'
import { fill } from '@/lib/shared/format/fill'
import styles from './photo-gallery.module.scss'
import { PLAN, photoSizes } from './photo-sizes'

interface PhotoGridProps {
  photos: Photo[]
  labels: { open: string; openNamed: string }
}

/** Below these a placeholder would weigh more than it is seen. */
const WITH_PLACEHOLDER = 3 * PLAN

/** Pictures that open in the viewer; without script they open by themselves. */
export function PhotoGrid({ photos, labels }: PhotoGridProps) {
  return (
    <ul className={styles.grid} data-tail={photos.length % PLAN}>
      {photos.map(({ id, image, meta }, index) => (
        // What its address ends in (photo-opener.tsx): where nothing opens the viewer, it is led to all the same.
        <li key={id} id={`photo-${id}`}>
          <a
            href={imageUrl(image)}
            data-record={id}
            aria-haspopup="dialog"
            aria-label={fill(meta?.alt ? labels.openNamed : labels.open, { n: index + 1, alt: meta?.alt ?? '' })}
          >
            <Picture
              image={image}
              meta={meta}
              alt=""
              sizes={photoSizes(index, photos.length)}
              bare={index >= WITH_PLACEHOLDER}
              className={styles.picture}
            />
            <span className={styles.zoom}>
              <Icon name="expand" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
