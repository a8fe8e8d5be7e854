'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import styles from './sent.module.scss'

interface SentProps {
  /** Label of the button that brings the empty form back. */
  another: string
  onAnother: () => void
  children: ReactNode
}

/** The confirmation that replaces a form once it was sent. */
export function Sent({ another, onAnother, children }: SentProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <>
      <div ref={place} className={styles.sent} tabIndex={-1} role="status">
        <Icon name="check-circle" size={56} />
        {children}
      </div>
      <div className={styles.another}>
        <Button variant="ghost" onClick={onAnother}>
          {another}
        </Button>
      </div>
    </>
  )
}
