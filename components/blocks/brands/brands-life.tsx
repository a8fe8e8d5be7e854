'use client'
import { type RefObject, useEffect, useState } from 'react'
import { useCarousel } from '@/components/ui/carousel/use-carousel'
import type { Early } from '../live/use-life'
import { VISIBLE } from './visible'

interface BrandsLifeProps {
  region: RefObject<HTMLElement | null>
  labels: { pause: string; play: string }
  early: RefObject<Early>
}

/** Spec 1, section 9. */
const DELAY_MS = 2000

/** Moves the partners that stand in the region. Draws nothing itself. */
export function BrandsLife({ region, labels, early }: BrandsLifeProps) {
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
