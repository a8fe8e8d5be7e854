'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { toast as store, useToaster } from 'react-hot-toast/headless'
import { ToastCard } from './toast-card'
import styles from './toaster.module.scss'

/** Milliseconds from dismissal to removal; the store keeps at most 20 (its own limit, and the spec's). */
const REMOVE_DELAY = 1000

export interface ToastListProps {
  labels: { notifications: string; dismiss: string }
}

export function ToastList({ labels }: ToastListProps) {
  const { toasts, handlers } = useToaster({ removeDelay: REMOVE_DELAY })
  const host = useHost()
  if (!host) return null
  return createPortal(
    <section
      aria-label={labels.notifications}
      className={styles.list}
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          dismissLabel={labels.dismiss}
          onDismiss={() => store.dismiss(toast.id)}
        />
      ))}
    </section>,
    host,
  )
}

/** A modal dialog makes the rest of the page inert: while one is open, toasts stand inside it. */
function useHost(): Element | null {
  const [host, setHost] = useState<Element | null>(null)
  useEffect(() => {
    const choose = () => setHost([...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body)
    choose()
    const watching = new MutationObserver(choose)
    watching.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] })
    return () => watching.disconnect()
  }, [])
  return host
}
