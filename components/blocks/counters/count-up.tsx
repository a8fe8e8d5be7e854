'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { prefersReducedMotion } from '@/components/ui/carousel/prefers-reduced-motion'
import { useInView } from '@/components/ui/carousel/use-in-view'
import type { Locale } from '@/lib/shared/addresses/localized'
import { number } from '@/lib/shared/format/number'

interface CountUpProps {
  /** Holds the figures: elements with `data-count`. */
  region: RefObject<HTMLElement | null>
  locale: Locale
}

const LASTS_MS = 1200

/** Counts the figures up once, when first seen; the HTML holds the final values. Renders nothing. */
export function CountUp({ region, locale }: CountUpProps) {
  const seen = useInView(region)
  const counted = useRef(false)

  useEffect(() => {
    if (!seen || counted.current) return
    counted.current = true
    if (prefersReducedMotion()) return
    const figures = [...(region.current?.querySelectorAll<HTMLElement>('[data-count]') ?? [])]
    const begun = performance.now()
    const count = () => {
      const passed = Math.min(1, (performance.now() - begun) / LASTS_MS)
      const share = 1 - (1 - passed) ** 3
      for (const figure of figures) {
        figure.textContent = number(Math.round(Number(figure.dataset.count) * share), locale)
      }
      if (passed < 1) requestAnimationFrame(count)
    }
    count()
  }, [seen, region, locale])

  return null
}
