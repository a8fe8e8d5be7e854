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
  /** What is said of them, beside them; it holds them still as they do. */
  beside?: ReactNode
  /** Around both. */
  frame?: string
}

const load = () => import('./slides-life').then((part) => part.SlidesLife)

/** The first slide stands for five seconds: what moves it need not come before the page is at rest. */
const LIFE_AFTER_MS = 3000

export function SlidesLive({ ids, label, labels, className, children, beside, frame }: SlidesLiveProps) {
  const region = useRef<HTMLDivElement>(null)
  const { Life, early } = useLife(region, load, LIFE_AFTER_MS)
  const life = Life && <Life region={region} ids={ids} labels={labels} early={early} />
  const carousel = { role: 'group', 'aria-roledescription': 'carousel', 'aria-label': label, className }
  if (!beside) {
    return (
      <div ref={region} {...carousel}>
        {children}
        {life}
      </div>
    )
  }
  return (
    <div ref={region} className={frame}>
      <div {...carousel}>{children}</div>
      {beside}
      {life}
    </div>
  )
}
