'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { ToastListProps } from './toast-list'

/** Fetched after the page is alive, not with it; toasts sent before that are kept and shown then. */
export function Toaster({ labels }: ToastListProps) {
  const [List, setList] = useState<ComponentType<ToastListProps> | null>(null)
  useEffect(() => {
    // A chunk that fails to load costs the toasts, not the page.
    import('./toast-list').then(
      ({ ToastList }) => setList(() => ToastList),
      (error) => console.error('Error fetching toasts', error),
    )
  }, [])
  return List ? <List labels={labels} /> : null
}
