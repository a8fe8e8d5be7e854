import styles from './progress.module.scss'

interface ProgressProps {
  /** Whole per cent; above 100 the bar is full and the words say how much it was. */
  percent: number
  label: string
  text: string
}

const STITCH = { x1: 6, y1: 5, y2: 5 }

/** A stitched bar; widths are SVG attributes, so that it needs neither script nor inline style. */
export function Progress({ percent, label, text }: ProgressProps) {
  const shown = Math.min(100, Math.max(0, percent))
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown}
      aria-valuetext={text}
    >
      <svg width="100%" height="10" aria-hidden="true">
        <line className={styles.track} {...STITCH} x2="100%" />
        <svg width={`${shown}%`} height="10" aria-hidden="true">
          <line className={styles.done} {...STITCH} x2="2000" />
        </svg>
      </svg>
    </div>
  )
}
