import type { ReactNode } from 'react'
import { type Crop, WHOLE } from '@/lib/shared/content/framing'
import styles from './picture-framing.module.scss'

/** A picture that is framed. */
export interface FramedPicture {
  /** Of the whole of it. */
  address: string
  /** Its width over its height, before it is cropped; undefined until it has come. */
  ratio: number | undefined
  crop: Crop | null
}

/** Width over height of what the crop leaves. */
export const ratioOf = ({ ratio = 1, crop }: FramedPicture): number => {
  const { width, height } = crop ?? WHOLE
  return (ratio * width) / height
}

interface PicturePartProps {
  address: string
  part: Crop
  /** Width over height of the box that the part fills. */
  ratio: number
  children?: ReactNode
}

/** A part of a picture, as wide as its box. */
export function PicturePart({ address, part, ratio, children }: PicturePartProps) {
  const share = (value: number) => `${(100 * value).toFixed(3)}%`
  return (
    <span className={styles.part} style={{ aspectRatio: ratio }}>
      <img
        src={address}
        alt=""
        draggable={false}
        style={{
          width: share(100 / part.width),
          height: share(100 / part.height),
          left: share(-part.x / part.width),
          top: share(-part.y / part.height),
        }}
      />
      {children}
    </span>
  )
}
