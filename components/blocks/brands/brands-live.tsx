'use client'
import { type ReactNode, useRef } from 'react'
import { useLife } from '../live/use-life'

interface BrandsLiveProps {
  labels: { label: string; pause: string; play: string }
  className?: string
  /** The carousel as the server drew it. */
  children: ReactNode
}

const load = () => import('./brands-life').then((part) => part.BrandsLife)

export function BrandsLive({ labels, className, children }: BrandsLiveProps) {
  const region = useRef<HTMLElement>(null)
  const { Life, early } = useLife(region, load)
  return (
    <section ref={region} className={className} aria-roledescription="carousel" aria-label={labels.label}>
      {children}
      {Life && <Life region={region} labels={labels} early={early} />}
    </section>
  )
}
