import { ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { useWords } from '@/components/admin/shared/words'
import type { Crop } from '@/lib/shared/content/framing'
import styles from './picture-framing.module.scss'

interface CropPadProps {
  /** Of the whole picture. */
  address: string
  crop: Crop
  onDrag: (crop: Crop) => void
  onChoose: (crop: Crop) => void
}

/** A whole picture with a frame around the part that is shown: it is drawn by a pointer, or moved by the arrow keys. */
export function CropPad({ address, crop, onDrag, onChoose }: CropPadProps) {
  const words = useWords('pictureFraming')
  const handle = (side: 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w') => words('handle', { side })
  return (
    <ReactCrop
      crop={{ unit: '%', ...crop }}
      onChange={(_pixels, { x, y, width, height }) => onDrag({ x, y, width, height })}
      onComplete={(_pixels, { x, y, width, height }) => onChoose({ x, y, width, height })}
      keepSelection
      ruleOfThirds
      minWidth={32}
      minHeight={32}
      className={styles.crop}
      ariaLabels={{
        cropArea: words('cropArea'),
        nwDragHandle: handle('nw'),
        nDragHandle: handle('n'),
        neDragHandle: handle('ne'),
        eDragHandle: handle('e'),
        seDragHandle: handle('se'),
        sDragHandle: handle('s'),
        swDragHandle: handle('sw'),
        wDragHandle: handle('w'),
      }}
    >
      <img src={address} alt="" />
    </ReactCrop>
  )
}
