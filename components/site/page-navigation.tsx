import { Navigation } from './navigation'
import styles from './navigation.module.scss'

/** Opens page links without a full load; a thread along the top says that the next page is on its way. */
export function PageNavigation() {
  return <Navigation className={styles.thread} />
}
