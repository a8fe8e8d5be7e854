'use client'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useCarousel } from '@/components/ui/carousel/use-carousel'
import { useSwipe } from '@/components/ui/carousel/use-swipe'
import type { EarlyEvents } from '../live/use-lazy-controller'

/** Spec 1, section 9. */
const DELAY_MS = 5000

export interface SlidesControllerProps {
  region: RefObject<HTMLElement | null>
  /** What the slides' markup carries as data-slide, in order. */
  ids: string[]
  labels: { pause: string; play: string }
  early: RefObject<EarlyEvents>
}

/**
 * Moves the fading slides that stand in a region and tells their markup where they are: data-active on what carries the
 * slide's id as data-slide or among its data-text, aria-current on its dot.
 * @returns the index of the slide that shows
 */
export function useSlides({ region, ids, labels, early }: SlidesControllerProps): number {
  const [active, setActive] = useState(ids[0])
  const at = Math.max(0, ids.indexOf(active ?? ''))
  const many = ids.length > 1
  const { running, strip } = useCarousel(region, {
    effect: 'fade',
    at,
    enabled: many,
    delay: DELAY_MS,
    passed: performance.now() - early.current.since,
    labels,
    early,
    onMove: (index) => setActive(ids[index]),
  })
  const move = useEffectEvent((step: 1 | -1) => {
    if (many) strip.current.move(step)
  })
  useSwipe(region, (step) => move(step))

  // After every drawing, because an update of the list renders the markup again, at its start.
  useLayoutEffect(() => {
    if (region.current) tell(region.current, ids[at], at, running)
  })

  useEffect(() => {
    const element = region.current
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (!(target instanceof Element && target.closest('fieldset'))) return
      if (key === 'ArrowLeft') move(-1)
      if (key === 'ArrowRight') move(1)
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [region])

  return at
}

/** Says in the markup which slide shows, and whether the next is on its way. */
function tell(region: HTMLElement, id: string | undefined, at: number, running: boolean): void {
  // By id: Swiper reorders the slides.
  for (const each of region.querySelectorAll<HTMLElement>('[data-text], [data-slide]')) {
    // Words may be those of several slides.
    const of = each.dataset.text?.split('\n') ?? [each.dataset.slide]
    each.toggleAttribute('data-active', of.includes(id))
  }
  for (const dot of region.querySelectorAll<HTMLElement>('fieldset [data-dot]')) {
    const current = dot.dataset.press === String(at)
    if (current) dot.setAttribute('aria-current', 'true')
    else dot.removeAttribute('aria-current')
    dot.toggleAttribute('data-running', current && running)
  }
  region.querySelector('[aria-live]')?.setAttribute('aria-live', running ? 'off' : 'polite')
}
