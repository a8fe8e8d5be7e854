import { Icon } from '@/components/ui/icon/icon'
import styles from './donate-submit.module.scss'
import type { DonateLabels } from './labels'
import { SubmitButton } from './submit-button'

interface DonateSubmitProps {
  labels: DonateLabels
  sticky: boolean
}

export function DonateSubmit({ labels, sticky }: DonateSubmitProps) {
  return (
    <div className={`${styles.submit} ${sticky ? styles.sticky : ''}`}>
      <SubmitButton label={labels.send} sending={labels.sending} variant="donate" size="lg" />
      <p>
        <Icon name="lock" size={22} />
        {labels.secure}
      </p>
    </div>
  )
}
