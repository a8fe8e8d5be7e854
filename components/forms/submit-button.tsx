import { Button } from '@/components/ui/button/button'
import type { ButtonLook } from '@/components/ui/button/button-class'
import { Icon } from '@/components/ui/icon/icon'
import styles from './submit-button.module.scss'

interface SubmitButtonProps extends ButtonLook {
  label: string
  /** Shown while the form is on its way. */
  sending: string
}

/**
 * A submit button with both its labels, of which the form's data-state shows one. The label of the busy state is written
 * by the stylesheet, so that screen readers read it only while it shows.
 */
export function SubmitButton({ label, sending, ...look }: SubmitButtonProps) {
  return (
    <Button type="submit" {...look}>
      <span className={styles.ready}>{label}</span>
      <span className={styles.busy} data-words={sending}>
        <Icon name="spinner" />
      </span>
    </Button>
  )
}
