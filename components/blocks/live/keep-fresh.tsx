'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useVersions } from '@/lib/delivery/live/use-versions'
import type { ContentType } from '@/lib/shared/content/types'
import { POLL_INTERVAL } from '@/lib/shared/site'

interface KeepFreshProps {
  /** Versions of the lists that the page was drawn from. */
  drawn?: Partial<Record<ContentType, string>>
  /** When the page will be another by the clock alone, in milliseconds since 1970. */
  until?: number
}

/** A page that a fresh one never comes for would ask for ever: it asks more and more rarely. */
const SLOWER = 2

/** Browsers count a timer's milliseconds in 31 bits; nobody keeps a page open for longer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * Has the server draw the page anew when something that it was drawn from has changed, or its time has come. For pages of one record, whose
 * HTML is turned into elements by the server alone; lists are kept live by livePart.
 */
export function KeepFresh({ drawn = {}, until }: KeepFreshProps) {
  const router = useRouter()
  const now = useVersions()
  const [overdue, setOverdue] = useState<number>()
  const changed = now && Object.entries(drawn).some(([type, version]) => now[type as ContentType] !== version)
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
      timer = setTimeout(() => ask(wait * SLOWER), wait)
    }
    ask(POLL_INTERVAL)
    return () => clearTimeout(timer)
  }, [stale, router])

  return null
}
