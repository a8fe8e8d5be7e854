'use client'
import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import shared from './shared.module.scss'
import { useWords } from './words'

interface FilterButtonsProps {
  label?: string
  /** Address of the list without a filter. */
  all: string
  children?: ReactNode
}

/** Buttons of a filter: submit, and clear. */
export function FilterButtons({ label, all, children }: FilterButtonsProps) {
  const words = useWords('shared')
  return (
    <div className={shared.buttons}>
      <button type="submit" className={`${shared.button} ${shared.main}`}>
        {label ?? words('filter.search')}
      </button>
      <Link href={all} prefetch={false} className={shared.button}>
        {words('filter.all')}
      </Link>
      {children}
    </div>
  )
}
