import { MARK } from '@/lib/shared/icons'
import styles from './mark.module.scss'

/** The foundation's mark, on the way back to the first screen of the admin. */
export function Mark() {
  return <img className={styles.mark} src={MARK} alt="Dashboard" width={24} height={24} />
}
