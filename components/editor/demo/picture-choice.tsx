import { Picture } from '@/components/ui/picture/picture'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ImageIndex } from '@/lib/shared/content/types'
import type { ChosenPicture } from '../picture-panel'
import styles from './picture-choice.module.scss'

interface PictureChoiceProps {
  pictures: string[]
  images: ImageIndex
  label: string
  locale: Locale
  onChoose: (picture: ChosenPicture) => void
}

export function PictureChoice({ pictures, images, label, locale, onChoose }: PictureChoiceProps) {
  if (pictures.length === 0) return null
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <ul>
        {pictures.map((image) => {
          const alt = images[image]?.alt ?? ''
          return (
            <li key={image}>
              <button type="button" onClick={() => onChoose({ src: `/${image}`, alt })}>
                <Picture image={image} meta={images[image]} sizes="120px" alt={alt || image} locale={locale} bare />
              </button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
