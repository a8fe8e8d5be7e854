import { useListDrawer } from '@payloadcms/ui'
import type { ReactNode } from 'react'

interface LibraryDrawerProps {
  /** Slug of a collection of uploads. */
  collection: 'media' | 'files'
  /** Gets the record that was chosen, or uploaded here. */
  onChoose: (doc: Record<string, unknown>) => void
  /** What opens it. */
  children: (open: () => void) => ReactNode
}

/** The admin's own list of uploads in a drawer, to choose one or to upload another. */
export function LibraryDrawer({ collection, onChoose, children }: LibraryDrawerProps) {
  const [Drawer, , { closeDrawer, openDrawer }] = useListDrawer({ collectionSlugs: [collection], uploads: true })
  return (
    <>
      {children(openDrawer)}
      <Drawer
        allowCreate
        onSelect={({ doc }) => {
          onChoose(doc)
          closeDrawer()
        }}
      />
    </>
  )
}
