'use client'
import { type ComponentType, type RefObject, useState } from 'react'
import { useRecordClicks } from './live/use-record-clicks'
import { useModal } from './use-modal'

/** A viewer over a grid of records: it opens at the record that is clicked, whose link has the focus again afterwards. */
export function useRecordViewer<P>(grid: RefObject<HTMLElement | null>, load: () => Promise<ComponentType<P>>) {
  const { Modal, open, show, onPress, onClose } = useModal(load)
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

  return { opened, setOpened, Viewer: open ? Modal : undefined, show, close }
}
