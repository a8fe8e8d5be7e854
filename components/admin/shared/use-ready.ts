'use client'
import { useEffect, useState } from 'react'

/** Whether the script has taken over: what is chosen or sent before would be lost without a word. */
export function useReady(): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return ready
}
