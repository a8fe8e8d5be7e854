'use client'
import { type RefObject, useEffect, useState } from 'react'
import { useCarousel } from '@/components/ui/carousel/use-carousel'
import type { EarlyEvents } from '../live/use-lazy-controller'
import { VISIBLE } from './visible'

interface BrandsControllerProps {
  region: RefObject<HTMLElement | null>
  labels: { pause: string; play: string }
  early: RefObject<EarlyEvents>
}

/** Spec 1, section 9. */
const DELAY_MS = 2000

/** Controller of the partners' carousel. Renders nothing. */
export function BrandsController({ region, labels, early }: BrandsControllerProps) {
  const [at, setAt] = useState(0)
  const { strip } = useCarousel(region, {
    effect: 'slide',
    at,
    visible: VISIBLE,
    // Only partners that do not fit in at once are a carousel.
    enabled: true,
    delay: DELAY_MS,
    labels,
    early,
    onMove: setAt,
  })

  // A strip that can be dragged cannot wait for its first step.
  useEffect(() => strip.current.ready(), [strip])

  return null
}
