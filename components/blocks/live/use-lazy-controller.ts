'use client'
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'

const NEAR = '400px'
const TOUCHES = ['pointerover', 'focusin', 'touchstart'] as const

/** What happened in a region before its controller was loaded. */
export interface EarlyEvents {
  /** When the region began to wait, by the page's clock. */
  since: number
  /** The button pressed last. */
  pressed: HTMLElement | null
}

/**
 * Loads the controller of server-rendered markup: a component that renders nothing and adds behaviour. It is loaded when
 * the region is touched or focused, or else `wait` ms after it came near the viewport.
 */
export function useLazyController<P>(
  region: RefObject<HTMLElement | null>,
  load: () => Promise<ComponentType<P>>,
  wait = 0,
): { Controller: ComponentType<P> | undefined; early: RefObject<EarlyEvents> } {
  const [Controller, setController] = useState<ComponentType<P>>()
  const early = useRef<EarlyEvents>({ since: 0, pressed: null })

  useEffect(() => {
    const element = region.current
    if (!element) return
    early.current.since = performance.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const loadController = () => {
      clearTimeout(timer)
      load().then(
        (part) => setController(() => part),
        // What the server rendered is whole; it only stands still.
        () => undefined,
      )
    }
    const onClick = ({ target }: MouseEvent) => {
      early.current.pressed = target instanceof Element ? target.closest('button') : null
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) timer ??= setTimeout(loadController, wait)
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    element.addEventListener('click', onClick)
    for (const touch of TOUCHES) element.addEventListener(touch, loadController, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      element.removeEventListener('click', onClick)
      for (const touch of TOUCHES) element.removeEventListener(touch, loadController)
    }
  }, [region, load, wait])

  return { Controller, early }
}
