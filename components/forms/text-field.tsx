import type { ComponentProps, ReactNode } from 'react'
import { Field } from '@/components/ui/field/field'

interface Around {
  name: string
  label: string
  id?: string
  /** Found by the server, in a form that came back. */
  error?: string
  note?: string
  hint?: ReactNode
  className?: string
}

export type TextFieldProps = Around & Omit<ComponentProps<'input'>, keyof Around>

export function TextField({ id, label, note, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ id, name: input.name, label, note, hint, error, className }}>
      {(control) => <input {...input} {...control} />}
    </Field>
  )
}

type LongFieldProps = Around & Omit<ComponentProps<'textarea'>, keyof Around>

export function LongField({ id, label, note, hint, error, className, ...area }: LongFieldProps) {
  return (
    <Field {...{ id, name: area.name, label, note, hint, error, className }}>
      {(control) => <textarea rows={3} {...area} {...control} />}
    </Field>
  )
}
