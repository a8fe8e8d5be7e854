'use client'
import type { LiveList } from '@/lib/content/types'
import { useLiveList } from '@/lib/live/use-live-list'
import type { Locale } from '@/lib/paths'
import styles from './stale-note.module.scss'

interface StaleNoteLiveProps {
  initial: LiveList<'projects'> | undefined
  locale: Locale
  label: string
}

export function StaleNoteLive({ initial, locale, label }: StaleNoteLiveProps) {
  const { failed } = useLiveList(initial, { type: 'projects', locale })
  return (
    <p className={styles.note} role="status">
      {failed && label}
    </p>
  )
}
