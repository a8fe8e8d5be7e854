'use client'
import { type ComponentType, useRef, useState } from 'react'
import { useRecordClicks } from './live/use-record-clicks'
import { useModal } from './use-modal'

/** A viewer over a grid of records: it opens at the record that is clicked, whose link has the focus again afterwards. */
export function useRecordViewer<P>(load: () => Promise<ComponentType<P>>) {
  const { Modal, open, show, onPress, onClose } = useModal(load)
  const grid = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(0)

  useRecordClicks(grid, (id, link, event) => {
    setOpened(id)
    onPress(event, link)
  })

  function close(): void {
    onClose()
    // By its Id: the grid may have been rendered again in the meantime.
    grid.current?.querySelector<HTMLElement>(`a[data-record="${opened}"]`)?.focus()
  }

  return { grid, opened, setOpened, Viewer: open ? Modal : undefined, show, close }
}
