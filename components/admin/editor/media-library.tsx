import { callApi } from '@/components/admin/shared/call-api'
import { LibraryDrawer } from '@/components/admin/shared/library-drawer'
import { useWords } from '@/components/admin/shared/words'
import type { ChosenPicture, PictureUpload } from '@/components/editor/picture-panel'
import { Button } from '@/components/ui/button/button'

/** Opens the admin's pictures, to choose one or to upload another. */
export function MediaLibrary({ onChoose }: { onChoose: (picture: ChosenPicture) => void }) {
  const words = useWords('editor')
  const choose = ({ filename, alt }: Record<string, unknown>) =>
    onChoose({ src: `/media/${filename}`, alt: typeof alt === 'string' ? alt : '' })
  return (
    <div>
      <LibraryDrawer collection="media" onChoose={choose}>
        {(open) => (
          <Button size="sm" variant="ghost" onClick={open}>
            {words('library')}
          </Button>
        )}
      </LibraryDrawer>
    </div>
  )
}

/** Puts a file among the site's pictures. @param alt '' where it is described later @param locale of it */
export async function uploadPicture(file: File, alt: string, locale: string): ReturnType<PictureUpload> {
  const body = new FormData()
  body.set('file', file)
  body.set('_payload', JSON.stringify(alt ? { alt } : {}))
  const result = await callApi<{ doc: { filename: string } }>(
    'POST',
    `/media?depth=0&locale=${locale}${alt ? '' : '&describe=later'}`,
    body,
  )
  if ('answer' in result) return { src: `/media/${result.answer.doc.filename}` }
  // Pasted a second time, it is there already.
  const known = result.status === 409 ? result.data?.filename : undefined
  return known ? { src: `/media/${known}` } : result
}
