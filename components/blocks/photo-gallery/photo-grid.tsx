import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture/picture'
import type { LiveList } from '@/lib/content/types'
import { fill } from '@/lib/format/fill'
import { imageUrl } from '@/lib/paths'
import { type ListLabels, ListState } from '../list-state/list-state'
import styles from './photo-gallery.module.scss'
import { homePhotos } from './photos'

export interface PhotoGridProps {
  list: LiveList<'imageGallery'> | undefined
  labels: ListLabels & { open: string; openNamed: string }
}

/** Places in the grid's plan; the viewer shows the rest too. */
const SHOWN = 7
const SIZES = '(max-width: 720px) 92vw, 613px'

export function PhotoGrid({ list, labels }: PhotoGridProps) {
  return (
    <ListState records={homePhotos(list)} labels={labels} className={styles.grid}>
      {(photos) => (
        <ul className={styles.grid} data-photos={Math.min(photos.length, SHOWN)}>
          {photos.slice(0, SHOWN).map(({ id, image, meta }, index) => (
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
      )}
    </ListState>
  )
}
