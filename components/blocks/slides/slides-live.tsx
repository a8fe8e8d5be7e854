'use client'
import { type ReactNode, useRef } from 'react'
import { useLife } from '../live/use-life'

interface SlidesLiveProps {
  ids: string[]
  label: string
  labels: { pause: string; play: string }
  className?: string
  /** The slides as they are drawn. */
  children: ReactNode
}

const load = () => import('./slides-life').then((part) => part.SlidesLife)

/** The first slide stands for five seconds: what moves it need not come before the page is at rest. */
const LIFE_AFTER_MS = 3000

export function SlidesLive({ ids, label, labels, className, children }: SlidesLiveProps) {
  const region = useRef<HTMLDivElement>(null)
  const { Life, early } = useLife(region, load, LIFE_AFTER_MS)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of slides is no fieldset; its controls are.
    <div ref={region} role="group" aria-roledescription="carousel" aria-label={label} className={className}>
      {children}
      {Life && <Life region={region} ids={ids} labels={labels} early={early} />}
    </div>
  )
}
