import { Button } from '@/components/ui/button/button'
import styles from './kept-note.module.scss'
import type { KeptLabels } from './labels'

/** Says that what was typed before stands in the form again, and clears it. */
export function KeptNote({ labels, onClear }: { labels: KeptLabels; onClear: () => void }) {
  return (
    <div className={styles.note}>
      <p role="status">{labels.kept}</p>
      <Button variant="ghost" onClick={onClear}>
        {labels.clear}
      </Button>
    </div>
  )
}
