import { useListDrawer } from '@payloadcms/ui'
import { useWords } from '@/components/admin/shared/words'
import type { ChosenPicture } from '@/components/editor/picture-panel'
import { Button } from '@/components/ui/button/button'

/** Opens the admin's pictures, to choose one or to upload another. */
export function MediaLibrary({ onChoose }: { onChoose: (picture: ChosenPicture) => void }) {
  const words = useWords('editor')
  const [Drawer, , { closeDrawer, openDrawer }] = useListDrawer({ collectionSlugs: ['media'], uploads: true })
  return (
    <div>
      <Button size="sm" variant="ghost" onClick={openDrawer}>
        {words('library')}
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
