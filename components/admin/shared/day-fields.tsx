'use client'
import { useWords } from './words'

interface DayFieldsProps {
  label: string
  /** `2026-11-22`; '' where none is chosen. */
  from: string
  to: string
}

/** Date range of a filter: its first and last day. */
export function DayFields({ label, from, to }: DayFieldsProps) {
  const words = useWords('shared')
  return (
    <>
      <label>
        <span>{label}</span>
        <input type="date" name="from" defaultValue={from} key={`from ${from}`} />
      </label>
      <label>
        <span>{words('filter.to')}</span>
        <input type="date" name="to" defaultValue={to} key={`to ${to}`} />
      </label>
    </>
  )
}
