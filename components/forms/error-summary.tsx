'use client'
import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import styles from './error-summary.module.scss'
import type { FieldErrors } from './use-submission'

interface ErrorSummaryProps {
  title: string
  message: string
  errors: FieldErrors
  /** Field name → its label; fields that the form does not show are not named. */
  names: Record<string, string>
}

/** Takes the focus when a send fails, and leads to each field that needs another look. */
export function ErrorSummary({ title, message, errors, names }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  const wrong = Object.entries(errors)
  const any = message !== '' || wrong.length > 0

  useEffect(() => {
    if (message !== '' || Object.keys(errors).length > 0) summary.current?.focus()
  }, [errors, message])

  if (!any) return null
  return (
    <div ref={summary} className={styles.summary} tabIndex={-1} role="alert">
      <Icon name="alert" size={28} />
      <div>
        <p>{wrong.length > 0 ? title : message}</p>
        <ul>
          {wrong.map(([name, sentence]) => (
            <li key={name}>
              <button type="button" onClick={() => focusField(summary.current, name)}>
                {names[name] ? `${names[name]}: ${sentence}` : sentence}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function focusField(inside: HTMLElement | null, name: string): void {
  const field = inside?.closest('form')?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
