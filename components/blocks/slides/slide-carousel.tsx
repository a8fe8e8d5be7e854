'use client'
import { type ReactNode, useRef } from 'react'
import { useLazyController } from '../live/use-lazy-controller'

interface SlideCarouselProps {
  ids: string[]
  label: string
  labels: { pause: string; play: string }
  className?: string
  /** The slides as they are drawn. */
  children: ReactNode
  /** What is said of them, beside them; it holds them still as they do. */
  beside?: ReactNode
  /** Around both. */
  frame?: string
}

const load = () => import('./slides-controller').then((part) => part.SlidesController)

/** The first slide stands for five seconds: what moves it need not come before the page is at rest. */
const CONTROLLER_DELAY_MS = 3000

/** Slides that were rendered already, moved by a controller that is loaded lazily. */
export function SlideCarousel({ ids, label, labels, className, children, beside, frame }: SlideCarouselProps) {
  const region = useRef<HTMLDivElement>(null)
  const { Controller, early } = useLazyController(region, load, CONTROLLER_DELAY_MS)
  const controller = Controller && <Controller region={region} ids={ids} labels={labels} early={early} />
  const carousel = { role: 'group', 'aria-roledescription': 'carousel', 'aria-label': label, className }
  if (!beside) {
    return (
      <div ref={region} {...carousel}>
        {children}
        {controller}
      </div>
    )
  }
  return (
    <div ref={region} className={frame}>
      <div {...carousel}>{children}</div>
      {beside}
      {controller}
    </div>
  )
}
