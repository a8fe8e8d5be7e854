'use client'
import { useEffect, useRef, useState } from 'react'
import { prefersCalm } from '@/components/ui/carousel/calm'
import { useInView } from '@/components/ui/carousel/use-in-view'
import { number } from '@/lib/format/number'
import type { Locale } from '@/lib/paths'

const LASTS_MS = 1200

/** Counts up once, when first seen; the HTML holds the final value. */
export function CountUp({ value, locale }: { value: number; locale: Locale }) {
  const element = useRef<HTMLSpanElement>(null)
  const seen = useInView(element)
  const counted = useRef(false)
  const [share, setShare] = useState(1)

  useEffect(() => {
    if (!seen || counted.current) return
    counted.current = true
    if (prefersCalm()) return
    const begun = performance.now()
    const count = () => {
      const passed = Math.min(1, (performance.now() - begun) / LASTS_MS)
      setShare(1 - (1 - passed) ** 3)
      if (passed < 1) requestAnimationFrame(count)
    }
    count()
  }, [seen])

  return <span ref={element}>{number(Math.round(value * share), locale)}</span>
}
