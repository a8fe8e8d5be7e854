import styles from './hem.module.scss'

/** The stitches along the edge of the donate button; they move on by one when it is pointed at. */
export function Hem() {
  return (
    <svg aria-hidden="true" focusable="false" className={styles.hem}>
      <rect x="5" y="5" rx="6" />
    </svg>
  )
}
