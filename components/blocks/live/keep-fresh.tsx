'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { ContentType } from '@/lib/content/types'
import { useVersions } from '@/lib/live/use-versions'
import { POLL_INTERVAL } from '@/lib/site'

interface KeepFreshProps {
  /** Versions of the lists that the page was drawn from. */
  drawn: Partial<Record<ContentType, string>>
}

/** A page that a fresh one never comes for would ask for ever: it asks more and more rarely. */
const SLOWER = 2

/**
 * Has the server draw the page anew when something that it was drawn from has changed. For pages of one record, whose
 * HTML is turned into elements by the server alone; lists are kept live by livePart.
 */
export function KeepFresh({ drawn }: KeepFreshProps) {
  const router = useRouter()
  const now = useVersions()
  const stale = now && Object.entries(drawn).some(([type, version]) => now[type as ContentType] !== version)

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
