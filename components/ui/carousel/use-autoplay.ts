'use client'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { prefersCalm } from './calm'
import { useHeld } from './use-held'
import { useInView } from './use-in-view'

type Wish = 'none' | 'play' | 'pause'

interface Autoplay {
  /** Whether the next move is on its way. */
  running: boolean
  /** What the pause button says: it is playing, if only held for the moment. */
  playing: boolean
  toggle: () => void
}

/**
 * Calls `step` `delay` ms after each move (`at` is the place it is at) while the region is seen. Held by the mouse, the keyboard's focus and a hidden tab;
 * off for people who want less motion, until they press play. Pressing play outranks mouse and focus.
 */
export function useAutoplay(
  region: RefObject<HTMLElement | null>,
  { delay, enabled, at, step }: { delay: number; enabled: boolean; at: number; step: (at: number) => void },
): Autoplay {
  const [wish, setWish] = useState<Wish>('none')
  const [calm, setCalm] = useState(false)
  const held = useHeld(region)
  const seen = useInView(region)
  const due = useEffectEvent(step)

  useEffect(() => setCalm(prefersCalm()), [])

  const playing = enabled && (wish === 'none' ? !calm : wish === 'play')
  const running = playing && seen && !held.hidden && (wish === 'play' || !(held.pointer || held.focus))

  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => due(at), delay)
    return () => clearInterval(timer)
  }, [running, delay, at])

  return { running, playing, toggle: () => setWish(playing ? 'pause' : 'play') }
}
