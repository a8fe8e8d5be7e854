import { useListDrawer } from '@payloadcms/ui'
import { Button } from '@/components/ui/button/button'
import type { ChosenPicture } from './picture-panel'

/** Opens the admin's pictures, to choose one or to upload another. */
export function MediaLibrary({ onChoose }: { onChoose: (picture: ChosenPicture) => void }) {
  const [Drawer, , { closeDrawer, openDrawer }] = useListDrawer({ collectionSlugs: ['media'], uploads: true })
  return (
    <div>
      <Button size="sm" variant="ghost" onClick={openDrawer}>
        Choose from the pictures
      </Button>
      <Drawer
        allowCreate
        onSelect={({ doc }) => {
          onChoose({ src: `/media/${doc.filename}`, alt: typeof doc.alt === 'string' ? doc.alt : '' })
          closeDrawer()
        }}
      />
    </div>
  )
}
