'use client'
import { type TouchEvent, useRef } from 'react'

const FAR_ENOUGH = 40

/** Touch handlers that report a sideways swipe: 1 for on, -1 for back. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0]
      from.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      if (!from.current || !touch) return
      const x = touch.clientX - from.current.x
      const y = touch.clientY - from.current.y
      if (Math.abs(x) >= FAR_ENOUGH && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
    },
  }
}
