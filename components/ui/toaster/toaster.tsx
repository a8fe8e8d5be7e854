'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { ToastListProps } from './toast-list'
import { WANTED } from './wanted'

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
    window.addEventListener(WANTED, fetchList)
    return () => window.removeEventListener(WANTED, fetchList)
  }, [])
  return List && <List labels={labels} />
}
