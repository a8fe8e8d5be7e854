'use client'
import { type ComponentProps, useId } from 'react'

interface LineFieldProps extends ComponentProps<'input'> {
  name: string
  label: string
  /** Of the sentence that says what was wrong; undefined where nothing was. */
  problemId?: string
}

/** One line that must be filled in, with its label; names and codes are typed as they are, from left to right. */
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
