'use client'
import { type ReactNode, useRef } from 'react'
import type { Locale } from '@/lib/shared/addresses/localized'
import { useLazyController } from '../live/use-lazy-controller'

interface CounterListProps {
  locale: Locale
  /** The figures as the server rendered them. */
  children: ReactNode
}

const load = () => import('./count-up').then((part) => part.CountUp)

export function CounterList({ locale, children }: CounterListProps) {
  const region = useRef<HTMLUListElement>(null)
  const { Controller } = useLazyController(region, load)
  return (
    <ul ref={region} className="wrap">
      {children}
      {Controller && <Controller region={region} locale={locale} />}
    </ul>
  )
}
