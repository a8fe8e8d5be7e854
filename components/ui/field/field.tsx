import { type ReactNode, useId } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import styles from './field.module.scss'

interface FieldProps {
  label: string
  note?: string
  hint?: string
  error?: string
  className?: string
  /** Gets what ties the control to its label, hint and error. */
  children: (control: ControlProps) => ReactNode
}

export interface ControlProps {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A label above a control, with a hint or an error below it. */
export function Field({ label, note, hint, error, className = '', children }: FieldProps) {
  const id = useId()
  const described = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id}>
        {label} {note && <span className={styles.note}>{note}</span>}
      </label>
      {children({
        id,
        className: styles.control ?? '',
        'aria-describedby': described,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <FieldError id={`${id}-error`}>{error}</FieldError>
      ) : (
        hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" />
      {children}
    </p>
  )
}
