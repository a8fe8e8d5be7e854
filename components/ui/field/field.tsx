import { type ReactNode, useId } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import styles from './field.module.scss'

interface FieldProps {
  /** The control's name, by which its error finds its place. */
  name: string
  label: string
  note?: string
  hint?: ReactNode
  className?: string
  /** Gets what ties the control to its label, hint and error. */
  children: (control: ControlProps) => ReactNode
}

export interface ControlProps {
  id: string
  className: string
  'aria-describedby': string
}

/** A label above a control, with a place for its error and a hint below it. */
export function Field({ name, label, note, hint, className = '', children }: FieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id}>
        {label} {note && <span className={styles.note}>{note}</span>}
      </label>
      {children({
        id,
        className: styles.control ?? '',
        'aria-describedby': hint ? `${errorId} ${hintId}` : errorId,
      })}
      <ErrorPlace id={errorId} name={name} />
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** Where a field's error will stand: forms are drawn by the server, before anything is wrong. */
export function ErrorPlace({ id, name }: { id: string; name: string }) {
  return <div id={id} className={styles.place} data-error-of={name} />
}

export function FieldError({ children }: { children: ReactNode }) {
  return (
    <p className={styles.error}>
      <Icon name="alert" />
      {children}
    </p>
  )
}
