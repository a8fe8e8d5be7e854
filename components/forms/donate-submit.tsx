import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import styles from './donate-submit.module.scss'
import type { DonateLabels } from './labels'

interface DonateSubmitProps {
  labels: DonateLabels
  sending: boolean
  sticky: boolean
}

export function DonateSubmit({ labels, sending, sticky }: DonateSubmitProps) {
  return (
    <div className={`${styles.submit} ${sticky ? styles.sticky : ''}`}>
      <Button type="submit" variant="donate" size="lg" busy={sending}>
        {sending ? labels.sending : labels.send}
      </Button>
      <p>
        <Icon name="lock" size={22} />
        {labels.secure}
      </p>
    </div>
  )
}
