'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useVersions } from '@/lib/delivery/polling/use-versions'
import type { VersionedPart } from '@/lib/shared/content/types'
import { POLL_INTERVAL } from '@/lib/shared/site'

interface RefreshWhenStaleProps {
  /** Versions of what the page was rendered from. */
  versions?: Partial<Record<VersionedPart, string>>
  /** When the page becomes stale by the clock alone, in milliseconds since 1970. */
  until?: number
}

/** Exponential backoff, for a page that stays stale. */
const BACKOFF_FACTOR = 2

/** Browsers count a timer's milliseconds in 31 bits; nobody keeps a page open for longer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * Refreshes the page from the server when content that it was rendered from has changed, or at a given time. For pages of
 * one record, whose HTML only the server turns into elements; lists are kept live by pollingView.
 */
export function RefreshWhenStale({ versions = {}, until }: RefreshWhenStaleProps) {
  const router = useRouter()
  const current = useVersions()
  const [overdue, setOverdue] = useState<number>()
  const changed =
    current && Object.entries(versions).some(([type, version]) => current[type as VersionedPart] !== version)
  const stale = changed || (until !== undefined && overdue === until)

  useEffect(() => {
    const wait = (until ?? Number.POSITIVE_INFINITY) - Date.now()
    if (wait > LONGEST_TIMER_MS) return
    const timer = setTimeout(() => setOverdue(until), wait)
    return () => clearTimeout(timer)
  }, [until])

  useEffect(() => {
    if (!stale) return
    let timer: ReturnType<typeof setTimeout>
    const ask = (wait: number) => {
      router.refresh()
      timer = setTimeout(() => ask(wait * BACKOFF_FACTOR), wait)
    }
    ask(POLL_INTERVAL)
    return () => clearTimeout(timer)
  }, [stale, router])

  return null
}
