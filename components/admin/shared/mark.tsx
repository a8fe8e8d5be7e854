import { MARK } from '@/lib/shared/icons'
import styles from './mark.module.scss'
import { getWords } from './request-words'

/** The foundation's logo mark, as the admin's home icon. */
export async function Mark() {
  const words = await getWords('shared')
  return <img className={styles.mark} src={MARK} alt={words('home')} width={24} height={24} />
}
