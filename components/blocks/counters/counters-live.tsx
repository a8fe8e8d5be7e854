'use client'
import { type ReactNode, useRef } from 'react'
import type { Locale } from '@/lib/shared/addresses/localized'
import { useLife } from '../live/use-life'

interface CountersLiveProps {
  locale: Locale
  /** The figures as the server drew them. */
  children: ReactNode
}

const load = () => import('./count-up').then((part) => part.CountUp)

export function CountersLive({ locale, children }: CountersLiveProps) {
  const region = useRef<HTMLUListElement>(null)
  const { Life } = useLife(region, load)
  return (
    <ul ref={region} className="wrap">
      {children}
      {Life && <Life region={region} locale={locale} />}
    </ul>
  )
}
