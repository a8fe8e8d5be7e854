'use client'
import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Listens to clicks on links with `data-record` inside an element, whether the server or the browser rendered them. */
export function useRecordClicks(
  element: RefObject<HTMLElement | null>,
  onPress: (id: number, link: HTMLAnchorElement, event: MouseEvent) => void,
): void {
  const pressed = useEffectEvent(onPress)
  useEffect(() => {
    const inside = element.current
    const hear = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-record]') : null
      if (link) pressed(Number(link.dataset.record), link, event)
    }
    inside?.addEventListener('click', hear)
    return () => inside?.removeEventListener('click', hear)
  }, [element])
}
