'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { TOAST_EVENT } from './toast-event'
import type { ToastListProps } from './toast-list'

/** Fetched with the first toast; the store keeps those sent before the list is there to show them. */
export function Toaster({ labels }: ToastListProps) {
  const [List, setList] = useState<ComponentType<ToastListProps>>()
  useEffect(() => {
    const fetchList = () =>
      import('./toast-list').then(
        ({ ToastList }) => setList(() => ToastList),
        // A chunk that fails to load costs the toasts, not the page.
        (error) => console.error('Error fetching toasts', error),
      )
    window.addEventListener(TOAST_EVENT, fetchList)
    return () => window.removeEventListener(TOAST_EVENT, fetchList)
  }, [])
  return List && <List labels={labels} />
}
