import type { ComponentProps, ReactNode } from 'react'
import { Field } from '@/components/ui/field/field'

interface Around {
  name: string
  label: string
  note?: string
  hint?: ReactNode
  className?: string
}

export type TextFieldProps = Around & Omit<ComponentProps<'input'>, 'id' | keyof Around>

export function TextField({ label, note, hint, className, ...input }: TextFieldProps) {
  return (
    <Field name={input.name} label={label} note={note} hint={hint} className={className}>
      {(control) => <input {...input} {...control} />}
    </Field>
  )
}

type LongFieldProps = Around & Omit<ComponentProps<'textarea'>, 'id' | keyof Around>

export function LongField({ label, note, hint, className, ...area }: LongFieldProps) {
  return (
    <Field name={area.name} label={label} note={note} hint={hint} className={className}>
      {(control) => <textarea rows={3} {...area} {...control} />}
    </Field>
  )
}
