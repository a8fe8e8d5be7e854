'use client'
import { useEffect, useState } from 'react'
import { forgetInput, keepInput, restoreInput } from './kept-input'

/**
 * Keeps what is typed into a form on this device until it is sent (kept-input.ts).
 * @returns whether something typed before stands in it again, and what clears it
 */
export function useKeptInput(
  form: HTMLFormElement,
  { keeps, isSent }: { keeps: boolean; isSent: boolean },
): { isRestored: boolean; clear: () => void } {
  const [isRestored, setRestored] = useState(false)

  useEffect(() => {
    if (!keeps) return
    const restored = restoreInput(form)
    setRestored(restored)
    // What was typed before this script came.
    if (!restored) keepInput(form)
    const keep = () => keepInput(form)
    form.addEventListener('input', keep)
    return () => form.removeEventListener('input', keep)
  }, [form, keeps])

  useEffect(() => {
    if (keeps && isSent) forgetInput(form)
  }, [form, keeps, isSent])

  const clear = () => {
    form.reset()
    forgetInput(form)
    setRestored(false)
    form.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus()
  }
  return { isRestored: isRestored && !isSent, clear }
}
