'use client'
import { type RefObject, useEffect, useEffectEvent } from 'react'

const FAR_ENOUGH = 40

/** Reports sideways swipes over an element: 1 for on, -1 for back. */
export function useSwipe(element: RefObject<HTMLElement | null>, onSwipe: (step: 1 | -1) => void): void {
  const swiped = useEffectEvent(onSwipe)
  useEffect(() => {
    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    let from: Touch | undefined
    element.current?.addEventListener(
      'touchstart',
      ({ touches }) => {
        from = touches.length === 1 ? touches[0] : undefined
      },
      options,
    )
    element.current?.addEventListener(
      'touchend',
      ({ changedTouches: [touch] }) => {
        if (!from || !touch) return
        const x = touch.clientX - from.clientX
        const y = touch.clientY - from.clientY
        if (Math.abs(x) >= FAR_ENOUGH && Math.abs(x) > Math.abs(y)) swiped(x < 0 ? 1 : -1)
      },
      options,
    )
    return () => listening.abort()
  }, [element])
}
