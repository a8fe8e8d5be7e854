import { MARK } from '@/lib/shared/icons'
import styles from './mark.module.scss'

/** The foundation's logo mark, as the admin's home icon. */
export function Mark() {
  return <img className={styles.mark} src={MARK} alt="Dashboard" width={24} height={24} />
}
