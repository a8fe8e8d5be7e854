'use client'
import { useEffect } from 'react'
import { apiPath } from '@/lib/addresses'
import { STAMP } from '@/lib/forms/extras'

/** Gives a form the time at which a person began with it: the page itself is older, and shared by many. */
export function useFreshStamp(form: HTMLFormElement): void {
  useEffect(() => {
    const field = form.elements.namedItem(STAMP)
    if (!(field instanceof HTMLInputElement)) return
    freshStamp()
      .then((stamp) => {
        if (stamp) field.value = stamp
      })
      // The page's own time, or none, will do.
      .catch(() => undefined)
  }, [form])
}

async function freshStamp(): Promise<string> {
  const response = await fetch(apiPath('forms', 'stamp'), { cache: 'no-store' })
  const { data } = (await response.json()) as { data?: { stamp?: unknown } }
  return typeof data?.stamp === 'string' ? data.stamp : ''
}
