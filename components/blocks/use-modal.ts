'use client'
import { type ComponentType, type MouseEvent, useState } from 'react'

/**
 * A modal behind a real link: its part is fetched at the first press, and where that fails the link is followed.
 * Presses that ask for a new tab or window stay with the browser.
 */
export function useModal<P>(load: () => Promise<ComponentType<P>>) {
  const [Modal, setModal] = useState<ComponentType<P>>()
  const [open, setOpen] = useState(false)

  async function onClick(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    try {
      const part = await load()
      setModal(() => part)
      setOpen(true)
    } catch {
      location.assign(href)
    }
  }

  return { Modal, open, onClick, onClose: () => setOpen(false) }
}
