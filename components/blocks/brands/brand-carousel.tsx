'use client'
import { type ReactNode, useRef } from 'react'
import { useLazyController } from '../live/use-lazy-controller'

interface BrandCarouselProps {
  labels: { label: string; pause: string; play: string }
  className?: string
  /** The carousel as the server rendered it. */
  children: ReactNode
}

const load = () => import('./brands-controller').then((part) => part.BrandsController)

export function BrandCarousel({ labels, className, children }: BrandCarouselProps) {
  const region = useRef<HTMLElement>(null)
  const { Controller, early } = useLazyController(region, load)
  return (
    <section ref={region} className={className} aria-roledescription="carousel" aria-label={labels.label}>
      {children}
      {Controller && <Controller region={region} labels={labels} early={early} />}
    </section>
  )
}
