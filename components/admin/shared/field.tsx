'use client'
import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import type { FieldProblems } from '@/lib/shared/forms/field-problems'
import styles from './form.module.scss'

interface OfField {
  name: string
  label: string
  problems: FieldProblems
}

const tied = (id: string, name: string, problems: FieldProblems) => ({
  id,
  name,
  'aria-invalid': Boolean(problems[name]),
  'aria-describedby': problems[name] ? `${id}-problem` : undefined,
})

function Labelled({ id, name, label, problems, children }: OfField & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {problems[name] && <p id={`${id}-problem`}>{problems[name]}</p>}
    </div>
  )
}

/** Text input with its label, and its problem below. */
export function TextField({ label, problems, ...input }: OfField & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId()
  const { name } = input
  return (
    <Labelled id={id} name={name} label={label} problems={problems}>
      <input type="text" autoComplete="off" dir="auto" {...input} {...tied(id, name, problems)} />
    </Labelled>
  )
}

/** Select with its label, and its problem below. */
export function SelectField({
  label,
  problems,
  children,
  ...select
}: OfField & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId()
  const { name } = select
  return (
    <Labelled id={id} name={name} label={label} problems={problems}>
      <select {...select} {...tied(id, name, problems)}>
        {children}
      </select>
    </Labelled>
  )
}
