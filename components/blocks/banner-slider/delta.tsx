import styles from './delta.module.scss'

/** The river's edge below a banner, with one thread above it. */
export function Delta() {
  return (
    <svg className={styles.delta} viewBox="0 0 1440 72" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 46C180 8 340 70 560 48S900 6 1090 34S1340 58 1440 30V73H0Z" />
      <path className={styles.thread} d="M0 36C180 -2 340 60 560 38S900 -4 1090 24S1340 48 1440 20" />
    </svg>
  )
}
