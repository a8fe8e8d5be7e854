import { Button } from '@/components/ui/button/button'
import type { ButtonLook } from '@/components/ui/button/look'
import { Icon } from '@/components/ui/icon/icon'
import styles from './submit-button.module.scss'

interface SubmitButtonProps extends ButtonLook {
  label: string
  /** Shown while the form is on its way. */
  sending: string
}

/**
 * Has both its faces from the start: a form is drawn once, and its state says which shows. The words of the one that
 * waits are the stylesheet’s to write, so that they are read only while they show.
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
