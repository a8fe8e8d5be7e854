'use client'
import type { Locale } from '@/lib/addresses'
import type { LiveList } from '@/lib/content/types'
import { useLiveList } from '@/lib/live/use-live-list'

interface StaleNoteLiveProps {
  initial: LiveList<'projects'> | undefined
  locale: Locale
  label: string
  className: string | undefined
}

export function StaleNoteLive({ initial, locale, label, className }: StaleNoteLiveProps) {
  const { failed } = useLiveList(initial, { type: 'projects', locale })
  return (
    <p className={className} role="status">
      {failed && label}
    </p>
  )
}
