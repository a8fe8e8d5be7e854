'use client'
import { useEffect } from 'react'
import { isPrerendering } from '@/lib/shared/prerendering'

interface OfflineSupportProps {
  /** Address of the service worker. */
  worker: string
  /** Address of the page that stands in for those that the browser has not kept. */
  offline: string
}

/** Fetched once the page is at rest; the worker has time. */
const REST_MS = 4000

/** Has the browser keep the pages that were opened, to show them offline. */
export function OfflineSupport({ worker, offline }: OfflineSupportProps) {
  useEffect(() => {
    if (!navigator.serviceWorker) return
    const timer = setTimeout(() => {
      // A page that nobody has gone to yet keeps nothing.
      if (!isPrerendering())
        import('./keep-offline').then((part) => part.keepOffline(worker, offline)).catch(() => undefined)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [worker, offline])
  return null
}
