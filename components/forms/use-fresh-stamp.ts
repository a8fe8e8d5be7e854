'use client'
import { useEffect } from 'react'
import { apiPath } from '@/lib/shared/addresses/localized'
import { STAMP } from '@/lib/shared/forms/extras'
import { hasInput, isControl } from './form-values'
import type { EarlyInput } from './lazy-form'

/**
 * Fetches a form's signed time when a person begins with it: the page's own is older, since the page is cached. Where
 * somebody began before this script was loaded, the time now would be too late, and the page's own stays.
 */
export function useFreshStamp(form: HTMLFormElement, early: EarlyInput): void {
  useEffect(() => {
    const field = form.elements.namedItem(STAMP)
    const begun = early.submitted || [...form.elements].some((control) => isControl(control) && hasInput(control))
    if (!(field instanceof HTMLInputElement) || begun) return
    freshStamp()
      .then((stamp) => {
        // A value that was changed Firefox puts back when the page is loaded again; its attribute it leaves alone.
        if (stamp) field.defaultValue = stamp
      })
      // The page's own time, or none, will do.
      .catch(() => undefined)
  }, [form, early])
}

async function freshStamp(): Promise<string> {
  const response = await fetch(apiPath('forms', 'stamp'), { cache: 'no-store' })
  const { data } = (await response.json()) as { data?: { stamp?: unknown } }
  return typeof data?.stamp === 'string' ? data.stamp : ''
}
