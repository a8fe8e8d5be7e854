import { useListDrawer } from '@payloadcms/ui'
import { useWords } from '@/components/admin/shared/words'
import type { ChosenFile } from '@/components/editor/link-panel'
import { Button } from '@/components/ui/button/button'
import type { Locale } from '@/lib/shared/addresses/localized'
import { fileAddress, kindOf, sizeWords } from '@/lib/shared/content/file-kinds'

interface FileLibraryProps {
  onChoose: (file: ChosenFile) => void
  /** Of the text. */
  locale: Locale
}

/** Opens the files for download, to choose one or to upload another. */
export function FileLibrary({ onChoose, locale }: FileLibraryProps) {
  const words = useWords('editor')
  const [Drawer, , { closeDrawer, openDrawer }] = useListDrawer({ collectionSlugs: ['files'], uploads: true })
  return (
    <div>
      <Button size="sm" variant="ghost" onClick={openDrawer}>
        {words('files')}
      </Button>
      <Drawer
        allowCreate
        onSelect={({ doc }) => {
          const filename = String(doc.filename)
          const facts = `${kindOf(filename)}, ${sizeWords(Number(doc.filesize), locale)}`
          onChoose({ href: fileAddress(filename), words: `${doc.title ?? filename} (${facts})` })
          closeDrawer()
        }}
      />
    </div>
  )
}
