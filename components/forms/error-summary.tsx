'use client'
import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import styles from './error-summary.module.scss'
import type { FieldErrors } from './form-values'

interface ErrorSummaryProps {
  form: HTMLFormElement
  title: string
  message: string
  /** Of the last submission: it takes the focus when these come. */
  errors: FieldErrors
  /** Those of them that are still wrong. */
  remaining: FieldErrors
}

/** The error summary: takes the focus when a submission fails, and links to each field that is wrong. */
export function ErrorSummary({ form, title, message, errors, remaining }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  const count = Object.keys(errors).length
  const wrong = Object.keys(errors).flatMap((name) => (name in remaining ? [[name, remaining[name]] as const] : []))

  useEffect(() => {
    if (message !== '' || Object.keys(errors).length > 0) summary.current?.focus()
  }, [errors, message])

  // Nothing is left to be mended: the next submission says whether that was all.
  if (wrong.length === 0 && (message === '' || count > 0)) return null
  return (
    <div ref={summary} className={styles.summary} tabIndex={-1} role="alert">
      <Icon name="alert" size={28} />
      <div>
        <p>{wrong.length > 0 ? title : message}</p>
        <ul>
          {wrong.map(([name, sentence]) => {
            const field = fieldOf(form, name)
            const label = field && labelOf(field)
            return (
              <li key={name}>
                {field ? (
                  <button type="button" onClick={() => field.focus()}>
                    {label ? `${label}: ${sentence}` : sentence}
                  </button>
                ) : (
                  sentence
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}

/** The control of a name; of several, such as radio buttons, the first. */
function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const named = [...form.elements].filter((control) => control.getAttribute('name') === name)
  return named.find((control) => (control as HTMLInputElement).type !== 'hidden') as HTMLInputElement | undefined
}

/** What the form calls a control, without the label's notes. */
function labelOf(control: HTMLInputElement): string {
  return control.ariaLabel ?? control.getAttribute('aria-label') ?? control.labels?.[0]?.firstChild?.textContent ?? ''
}
