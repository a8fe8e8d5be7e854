import { LibraryDrawer } from '@/components/admin/shared/library-drawer'
import { useWords } from '@/components/admin/shared/words'
import type { ChosenFile } from '@/components/editor/link-panel'
import { Button } from '@/components/ui/button/button'
import type { Locale } from '@/lib/shared/addresses/localized'
import { fileAddress, fileFacts, kindOf } from '@/lib/shared/content/file-kinds'

interface FileLibraryProps {
  onChoose: (file: ChosenFile) => void
  /** Of the text. */
  locale: Locale
}

/** Opens the files for download, to choose one or to upload another. */
export function FileLibrary({ onChoose, locale }: FileLibraryProps) {
  const words = useWords('editor')
  const choose = (doc: Record<string, unknown>) => {
    const filename = String(doc.filename)
    const facts = fileFacts(kindOf(filename), Number(doc.filesize), locale)
    onChoose({ href: fileAddress(filename), words: `${doc.title ?? filename} (${facts})` })
  }
  return (
    <div>
      <LibraryDrawer collection="files" onChoose={choose}>
        {(open) => (
          <Button size="sm" variant="ghost" onClick={open}>
            {words('files')}
          </Button>
        )}
      </LibraryDrawer>
    </div>
  )
}
