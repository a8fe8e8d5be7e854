import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useWords } from '@/components/admin/shared/words'
import { type Focus, WHOLE } from '@/lib/shared/content/framing'
import styles from './picture-framing.module.scss'
import { type FramedPicture, PicturePart, ratioOf } from './picture-part'

interface FocusPadProps {
  picture: FramedPicture
  /** Of the whole picture; null where nobody has chosen one. */
  focus: Focus | null
  onDrag: (focus: Focus) => void
  onChoose: (focus: Focus) => void
}

const CENTRE: Focus = { x: 50, y: 50 }
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** In per cent; ten times as much with the shift key. */
const STEP = 1

const within = (value: number) => Math.min(100, Math.max(0, value))

/** A picture with a ring on what must stay in sight: it is moved by a pointer, or by the arrow keys. */
export function FocusPad({ picture, focus, onDrag, onChoose }: FocusPadProps) {
  const words = useWords('pictureFraming')
  const pad = useRef<HTMLDivElement>(null)
  const ring = useRef<HTMLSpanElement>(null)
  const crop = picture.crop ?? WHOLE
  const ofWhole = ({ x, y }: Focus): Focus => ({
    x: crop.x + (within(x) * crop.width) / 100,
    y: crop.y + (within(y) * crop.height) / 100,
  })
  const at = focus
    ? { x: within((100 * (focus.x - crop.x)) / crop.width), y: within((100 * (focus.y - crop.y)) / crop.height) }
    : CENTRE

  function pointed({ clientX, clientY }: PointerEvent): Focus {
    const { left, top, width, height } = (pad.current as HTMLDivElement).getBoundingClientRect()
    return ofWhole({ x: (100 * (clientX - left)) / width, y: (100 * (clientY - top)) / height })
  }
  function moveByKey(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const by = event.shiftKey ? 10 * STEP : STEP
    onChoose(ofWhole({ x: at.x + step[0] * by, y: at.y + step[1] * by }))
  }

  const [x, y] = [Math.round(at.x), Math.round(at.y)]
  return (
    <div
      ref={pad}
      className={styles.pad}
      onPointerDown={(event) => {
        // Nothing is selected by the way; the ring takes the keys.
        event.preventDefault()
        ring.current?.focus()
        event.currentTarget.setPointerCapture(event.pointerId)
        onDrag(pointed(event))
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && onDrag(pointed(event))}
      onPointerUp={(event) => onChoose(pointed(event))}
    >
      <PicturePart address={picture.address} part={crop} ratio={ratioOf(picture)}>
        <span className={styles.thirds} />
        <span
          ref={ring}
          role="slider"
          tabIndex={0}
          aria-label={words('ring')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={x}
          aria-valuetext={words('ringAt', { x, y })}
          className={focus ? styles.ring : `${styles.ring} ${styles.unset}`}
          style={{ left: `${at.x}%`, top: `${at.y}%` }}
          onKeyDown={moveByKey}
        />
      </PicturePart>
    </div>
  )
}
