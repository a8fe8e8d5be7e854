'use client'
import { type ComponentType, useState } from 'react'

type Press = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'>

/**
 * A modal behind a real link: its part is fetched at the first press, and where that fails the link is followed.
 * Presses that ask for a new tab or window stay with the browser.
 */
export function useModal<P>(load: () => Promise<ComponentType<P>>) {
  const [Modal, setModal] = useState<ComponentType<P>>()
  const [open, setOpen] = useState(false)

  async function show(): Promise<void> {
    const part = await load()
    setModal(() => part)
    setOpen(true)
  }

  function onPress(event: Press, link: HTMLAnchorElement): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    show().catch(() => location.assign(link.href))
  }

  return { Modal, open, show, onPress, onClose: () => setOpen(false) }
}
