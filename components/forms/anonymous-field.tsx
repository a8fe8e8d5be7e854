import { useId } from 'react'
import { ErrorPlace } from '@/components/ui/field/field'
import styles from './anonymous-field.module.scss'
import type { DonateLabels } from './labels'

interface AnonymousFieldProps {
  labels: DonateLabels
  className: string | undefined
}

export function AnonymousField({ labels, className }: AnonymousFieldProps) {
  const hintId = useId()
  const errorId = useId()
  return (
    <div className={className}>
      <label className={styles.anonymous}>
        <input type="checkbox" name="anonymous" value="true" aria-describedby={`${errorId} ${hintId}`} />
        {labels.anonymous}
      </label>
      <ErrorPlace id={errorId} name="anonymous" />
      <p id={hintId} className={styles.hint}>
        {labels.anonymousHint}
      </p>
    </div>
  )
}
