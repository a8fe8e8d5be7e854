import { Picture } from '@/components/ui/picture/picture'
import { fill } from '@/lib/shared/format/fill'
import type { Photo } from './photo'
import styles from './thumbs.module.scss'

interface ThumbsProps {
  photos: Photo[]
  at: number
  label: string
  onShow: (index: number) => void
}

export function Thumbs({ photos, at, label, onShow }: ThumbsProps) {
  return (
    <ul className={styles.thumbs}>
      {photos.map(({ id, image, meta }, index) => (
        <li key={id}>
          <button
            type="button"
            aria-label={fill(label, { n: index + 1 })}
            aria-current={index === at || undefined}
            onClick={() => onShow(index)}
          >
            <Picture image={image} meta={meta} alt="" sizes="92px" bare />
          </button>
        </li>
      ))}
    </ul>
  )
}
