import shared from '@/components/admin/shared/shared.module.scss'
import { useWords } from '@/components/admin/shared/words'
import styles from './pictures.module.scss'

/** In place of what a form shows below its fields, where that could not be read. */
export function ReadProblem({ problem, onAgain }: { problem: string; onAgain: () => Promise<void> }) {
  const words = useWords('pictures')
  return (
    <div className={styles.state} role="alert">
      <p>{problem}</p>
      <button type="button" className={shared.button} onClick={() => void onAgain()}>
        {words('again')}
      </button>
    </div>
  )
}
