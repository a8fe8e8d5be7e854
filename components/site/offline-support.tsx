'use client'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { onceOpened } from '@/lib/shared/prerendering'

interface OfflineSupportProps {
  /** Address of the service worker. */
  worker: string
  /** Address of the page that stands in for those that the browser has not kept. */
  offline: string
}

/** The worker is fetched once the page is at rest: it has time. Where it runs already, a page is told to it sooner. */
const REST_MS = 4000
const RUNNING_MS = 1000

/** Has the browser keep the pages that were opened, by a full load or without one, to show them offline. */
export function OfflineSupport({ worker, offline }: OfflineSupportProps) {
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that Next's client opens is told.
  useEffect(() => {
    const { serviceWorker } = navigator
    if (!serviceWorker) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => import('./keep-offline').then((part) => part.keepOffline(worker, offline)).catch(() => undefined)
    const forget = onceOpened(() => {
      timer = setTimeout(keep, serviceWorker.controller ? RUNNING_MS : REST_MS)
    })
    return () => {
      forget()
      clearTimeout(timer)
    }
  }, [worker, offline, pathname])
  return null
}
