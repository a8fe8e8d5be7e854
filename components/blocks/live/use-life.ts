'use client'
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'

const NEAR = '400px'
const TOUCHES = ['pointerover', 'focusin', 'touchstart'] as const

/** What happened in a region before its life was there. */
export interface Early {
  /** When the region began to wait, by the page's clock. */
  since: number
  /** The button pressed last. */
  pressed: HTMLElement | null
}

/**
 * What moves server-drawn markup: a component that draws nothing. Fetched when the region is touched, or else `wait` ms
 * after it came near the view.
 */
export function useLife<P>(
  region: RefObject<HTMLElement | null>,
  load: () => Promise<ComponentType<P>>,
  wait = 0,
): { Life: ComponentType<P> | undefined; early: RefObject<Early> } {
  const [Life, setLife] = useState<ComponentType<P>>()
  const early = useRef<Early>({ since: 0, pressed: null })

  useEffect(() => {
    const element = region.current
    if (!element) return
    early.current.since = performance.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wake = () => {
      clearTimeout(timer)
      load().then(
        (part) => setLife(() => part),
        // What the server drew is whole; it only stands still.
        () => undefined,
      )
    }
    const onClick = ({ target }: MouseEvent) => {
      early.current.pressed = target instanceof Element ? target.closest('button') : null
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) timer ??= setTimeout(wake, wait)
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    element.addEventListener('click', onClick)
    for (const touch of TOUCHES) element.addEventListener(touch, wake, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      element.removeEventListener('click', onClick)
      for (const touch of TOUCHES) element.removeEventListener(touch, wake)
    }
  }, [region, load, wait])

  return { Life, early }
}
