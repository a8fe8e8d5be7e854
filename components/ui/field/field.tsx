import { type ReactNode, useId } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import styles from './field.module.scss'

interface FieldProps {
  /** The control's name, by which an error that comes later finds its place. */
  name?: string
  label: string
  note?: string
  hint?: ReactNode
  error?: string
  className?: string
  /** Gets what ties the control to its label, hint and error. */
  children: (control: ControlProps) => ReactNode
}

interface ControlProps {
  id: string
  className: string
  'aria-describedby': string
  'aria-invalid': true | undefined
}

/** A label above a control, with a place for its error and a hint below it. */
export function Field({ name, label, note, hint, error, className = '', children }: FieldProps) {
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
        'aria-describedby': hint && !error ? `${errorId} ${hintId}` : errorId,
        'aria-invalid': error ? true : undefined,
      })}
      <ErrorPlace id={errorId} name={name}>
        {error && <FieldError>{error}</FieldError>}
      </ErrorPlace>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

interface ErrorPlaceProps {
  id: string
  name: string | undefined
  children?: ReactNode
}

/** Where a field's error will stand: forms are rendered by the server, before anything is wrong. */
export function ErrorPlace({ id, name, children }: ErrorPlaceProps) {
  return (
    <div id={id} className={styles.place} data-error-of={name}>
      {children}
    </div>
  )
}

export function FieldError({ children }: { children: ReactNode }) {
  return (
    <p className={styles.error}>
      <Icon name="alert" />
      {children}
    </p>
  )
}
