import styles from './skip-link.module.scss'

/** First stop of the keyboard: over the header to the content. */
export function SkipLink({ label, target }: { label: string; target: string }) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {label}
    </a>
  )
}
