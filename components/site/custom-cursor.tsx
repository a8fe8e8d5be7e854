'use client'

import { type ComponentType, useEffect, useState } from 'react'

const FINE_POINTER = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)'

/** The stitched ring around the pointer; fetched when a pointer that can have one first moves. */
export function CustomCursor() {
  const [Ring, setRing] = useState<ComponentType>()

  useEffect(() => {
    if (!window.matchMedia(FINE_POINTER).matches) return
    const fetchRing = () =>
      import('./cursor-ring').then(
        (part) => setRing(() => part.CursorRing),
        // The pointer itself is there without it.
        () => undefined,
      )
    window.addEventListener('pointermove', fetchRing, { once: true, passive: true })
    return () => window.removeEventListener('pointermove', fetchRing)
  }, [])

  return Ring && <Ring />
}
