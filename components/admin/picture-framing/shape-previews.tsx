import { useWords } from '@/components/admin/shared/words'
import { type Focus, partOf, partShown, shownFocus, WHOLE } from '@/lib/shared/content/framing'
import styles from './picture-framing.module.scss'
import { type FramedPicture, PicturePart, ratioOf } from './picture-part'

/** Shapes in which the site shows pictures, and what of a picture each shows where nobody has said what must stay in sight. */
const SHAPES = [
  { name: 'banner', ratio: 2.3, position: { x: 60, y: 50 } },
  { name: 'card', ratio: 4 / 3.1, position: { x: 50, y: 70 } },
  { name: 'square', ratio: 1, position: { x: 50, y: 50 } },
  { name: 'portrait', ratio: 5 / 6, position: { x: 50, y: 20 } },
] as const

/** How the site's places show a picture. */
export function ShapePreviews({ picture, focus }: { picture: FramedPicture; focus: Focus | null }) {
  const words = useWords('pictureFraming')
  const crop = picture.crop ?? WHOLE
  return (
    <ul className={styles.shapes}>
      {SHAPES.map(({ name, ratio, position }) => {
        const shown = partShown(ratio, ratioOf(picture), focus ? shownFocus(focus, picture.crop) : position)
        return (
          <li key={name} style={{ flexGrow: ratio }}>
            <PicturePart address={picture.address} part={partOf(crop, shown)} ratio={ratio} />
            {words(`shape.${name}`)}
          </li>
        )
      })}
    </ul>
  )
}
