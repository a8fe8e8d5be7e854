'use client'
import { useEffect, useState } from 'react'

/** Whether the page is hydrated: what is chosen or sent before would be lost. */
export function useHydrated(): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return ready
}
