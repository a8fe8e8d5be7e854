import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import shared from './shared.module.scss'

interface FilterButtonsProps {
  label?: string
  /** Address of the list without a filter. */
  all: string
  children?: ReactNode
}

/** Buttons of a filter: submit, and clear. */
export function FilterButtons({ label = 'Search', all, children }: FilterButtonsProps) {
  return (
    <div className={shared.buttons}>
      <button type="submit" className={`${shared.button} ${shared.main}`}>
        {label}
      </button>
      <Link href={all} prefetch={false} className={shared.button}>
        Show all
      </Link>
      {children}
    </div>
  )
}
