'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import styles from './sent.module.scss'

/** What stands in a form's place once it was sent. */
export function Sent({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} className={styles.sent} tabIndex={-1} role="status">
      <Icon name="check-circle" size={56} />
      {children}
    </div>
  )
}
