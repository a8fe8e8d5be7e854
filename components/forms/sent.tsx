'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import styles from './sent.module.scss'

interface SentProps {
  /** Of the button that gives the form back, empty. */
  another: string
  onAnother: () => void
  children: ReactNode
}

/** What stands in a form's place once it was sent. */
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
