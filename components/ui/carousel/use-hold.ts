'use client'
import { type RefObject, useEffect, useState } from 'react'

export interface Held {
  pointer: boolean
  focus: boolean
  hidden: boolean
}

const FREE: Held = { pointer: false, focus: false, hidden: false }

/** What pauses a moving region: hover, keyboard focus in it, a hidden tab. */
export function useHold(region: RefObject<HTMLElement | null>): Held {
  const [held, setHeld] = useState(FREE)
  useEffect(() => {
    const element = region.current
    if (!element) return
    // It may be held already when this begins to listen.
    setHeld({
      pointer: element.matches(':hover') && window.matchMedia('(hover: hover)').matches,
      focus: element.querySelector(':focus-visible') !== null,
      hidden: document.hidden,
    })
    const listening = new AbortController()
    const on = (target: EventTarget, event: string, change: (event: Event) => Partial<Held>) =>
      target.addEventListener(event, (each) => setHeld((was) => ({ ...was, ...change(each) })), {
        signal: listening.signal,
      })
    on(element, 'pointerenter', (event) => ({ pointer: (event as PointerEvent).pointerType === 'mouse' }))
    on(element, 'pointerleave', () => ({ pointer: false }))
    on(element, 'focusin', ({ target }) => ({ focus: target instanceof Element && target.matches(':focus-visible') }))
    on(element, 'focusout', () => ({ focus: false }))
    on(document, 'visibilitychange', () => ({ hidden: document.hidden }))
    return () => listening.abort()
  }, [region])
  return held
}
