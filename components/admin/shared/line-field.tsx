'use client'
import { type ComponentProps, useId } from 'react'

interface LineFieldProps extends ComponentProps<'input'> {
  name: string
  label: string
  /** Of the sentence that says what was wrong; undefined where nothing was. */
  problemId?: string
}

/** Required text input with its label, for names, passwords and codes: left to right, without corrections. */
export function LineField({ label, problemId, ...input }: LineFieldProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        required
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
      />
    </>
  )
}
