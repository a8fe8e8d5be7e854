'use client'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { prefersReducedMotion } from './prefers-reduced-motion'
import { useHold } from './use-hold'
import { useInView } from './use-in-view'

type Wish = 'none' | 'play' | 'pause'

interface AutoplayOptions {
  delay: number
  /** Milliseconds of the first delay that have passed. */
  passed?: number
  enabled: boolean
  /** The place it is at. */
  at: number
  /** Moves on, unless the signal is aborted first: the visitor has chosen another place, or holds it. */
  step: (signal: AbortSignal) => void
}

interface Autoplay {
  /** Whether the next move is on its way. */
  running: boolean
  /** What the pause button says: it is playing, if only held for the moment. */
  playing: boolean
  toggle: () => void
}

/**
 * Calls `step` `delay` ms after each move while the region is seen. Held by the mouse, the keyboard's focus and a hidden
 * tab; off for people who want less motion, until they press play. Pressing play outranks mouse and focus.
 */
export function useAutoplay(
  region: RefObject<HTMLElement | null>,
  { delay, passed = 0, enabled, at, step }: AutoplayOptions,
): Autoplay {
  const [wish, setWish] = useState<Wish>('none')
  const [reducedMotion, setReducedMotion] = useState(false)
  const held = useHold(region)
  const seen = useInView(region)
  const due = useEffectEvent(step)

  useEffect(() => setReducedMotion(prefersReducedMotion()), [])

  const playing = enabled && (wish === 'none' ? !reducedMotion : wish === 'play')
  const running = playing && seen && !held.hidden && (wish === 'play' || !(held.pointer || held.focus))

  const first = useRef({ at, passed })
  useEffect(() => {
    if (!running) return
    const { at: start, passed: early } = first.current
    const going = new AbortController()
    let timer = setTimeout(move, at === start ? Math.max(0, delay - early) : delay)
    function move() {
      first.current.passed = 0
      due(going.signal)
      timer = setTimeout(move, delay)
    }
    return () => {
      clearTimeout(timer)
      going.abort()
    }
  }, [running, delay, at])

  return { running, playing, toggle: () => setWish(playing ? 'pause' : 'play') }
}
