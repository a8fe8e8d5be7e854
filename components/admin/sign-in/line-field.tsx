'use client'
import type { InputHTMLAttributes } from 'react'

interface LineFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string
  label: string
  /** What was wrong, said below the form. */
  problem: string
}

/** One line of the sign-in. */
export function LineField({ name, label, problem, ...input }: LineFieldProps) {
  return (
    <>
      <label htmlFor={`field-${name}`}>{label}</label>
      <input
        {...input}
        id={`field-${name}`}
        name={name}
        required
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={Boolean(problem)}
        aria-describedby={problem ? 'sign-in-problem' : undefined}
      />
    </>
  )
}
