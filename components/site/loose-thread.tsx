import styles from './message-page.module.scss'

/** A thread that wanders off and ends in its needle. */
export function LooseThread() {
  return (
    <svg aria-hidden="true" focusable="false" className={styles.drawing} viewBox="0 0 420 150">
      <path
        className={styles.loose}
        d="M4 96C60 96 84 60 128 66S176 124 130 126 92 70 150 54 236 92 278 84 324 52 352 40"
      />
      <g className={styles.needle}>
        <path d="M346 46 412 10" />
        <path className={styles.eye} d="M351 43.500 361 38" />
      </g>
    </svg>
  )
}
