import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field/field'
import type { FieldErrors } from './use-submission'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  name: string
  label: string
  note?: string
  hint?: string
  errors: FieldErrors
  className?: string
}

export function TextField({ label, note, hint, errors, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} note={note} hint={hint} error={errors[input.name]} className={className}>
      {(control) => <input {...input} {...control} />}
    </Field>
  )
}

interface LongFieldProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  name: string
  label: string
  errors: FieldErrors
  className?: string
}

export function LongField({ label, errors, className, ...area }: LongFieldProps) {
  return (
    <Field label={label} error={errors[area.name]} className={className}>
      {(control) => <textarea rows={3} {...area} {...control} />}
    </Field>
  )
}
