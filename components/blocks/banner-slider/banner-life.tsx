'use client'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useCarousel } from '@/components/ui/carousel/use-carousel'
import { useSwipe } from '@/components/ui/carousel/use-swipe'
import type { BannerSlide } from '@/lib/content/types'
import type { Early } from '../live/use-life'
import { useClearSky } from './use-clear-sky'

export interface BannerLifeProps {
  region: RefObject<HTMLElement | null>
  records: BannerSlide[]
  labels: { pause: string; play: string }
  early: RefObject<Early>
}

/** Spec 1, section 9. */
const DELAY_MS = 5000

/** Moves the banner that stands in the region and tells its markup where it is. Draws nothing itself. */
export function BannerLife({ region, records, labels, early }: BannerLifeProps) {
  const [activeId, setActiveId] = useState(records[0]?.Id)
  const at = Math.max(
    0,
    records.findIndex(({ Id }) => Id === activeId),
  )
  const many = records.length > 1
  const clear = useClearSky(region, records[at] ?? {}, at === 0)
  const { running, strip } = useCarousel(region, {
    effect: 'fade',
    at,
    enabled: many,
    delay: DELAY_MS,
    passed: performance.now() - early.current.since,
    labels,
    early,
    onMove: (index) => setActiveId(records[index]?.Id),
  })
  const move = useEffectEvent((step: 1 | -1) => {
    if (many) strip.current.move(step)
  })
  useSwipe(region, (step) => move(step))

  // After every drawing, because an update of the list draws the markup anew, at its start.
  useLayoutEffect(() => {
    if (region.current) tell(region.current, { id: records[at]?.Id, at, running, clear })
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

  return null
}

/** Says in the markup which slide shows, and whether the next is on its way. */
function tell(
  region: HTMLElement,
  { id, at, running, clear }: { id: number | undefined; at: number; running: boolean; clear: boolean },
): void {
  // By Id: Swiper reorders the slides.
  for (const each of region.querySelectorAll<HTMLElement>('[data-text], [data-slide]')) {
    each.toggleAttribute('data-active', (each.dataset.text ?? each.dataset.slide) === String(id))
  }
  for (const dot of region.querySelectorAll<HTMLElement>('fieldset [data-dot]')) {
    const current = dot.dataset.press === String(at)
    if (current) dot.setAttribute('aria-current', 'true')
    else dot.removeAttribute('aria-current')
    dot.toggleAttribute('data-running', current && running)
  }
  region.querySelector('[data-words]')?.toggleAttribute('data-label', !clear)
  region.querySelector('[aria-live]')?.setAttribute('aria-live', running ? 'off' : 'polite')
}
