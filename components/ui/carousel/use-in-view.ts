'use client'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** Whether an element is in view, or within `margin` of it. */
export function useInView(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [seen, setSeen] = useState(false)

  // The observer answers only after the first painting.
  useLayoutEffect(() => {
    if (!element.current) return
    const { top, bottom } = element.current.getBoundingClientRect()
    setSeen(bottom > 0 && top < window.innerHeight)
  }, [element])

  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), {
      rootMargin: margin,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])

  return seen
}
