import { Icon } from '@/components/ui/icon/icon'
import styles from './copy-number.module.scss'

interface CopyNumberProps {
  number: string
  /** What the button says, and what it is called. */
  label: string
  name: string
  /** What is said once it is done. */
  done: string
}

/** A button that copies a number; the form's controller does the copying. */
export function CopyNumber({ number, label, name, done }: CopyNumberProps) {
  return (
    <button type="button" className={styles.copy} aria-label={name} data-copy={number} data-copied={done}>
      <Icon name="copy" size={16} />
      {label}
    </button>
  )
}
