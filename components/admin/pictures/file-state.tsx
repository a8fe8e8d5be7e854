'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useWords } from '@/components/admin/shared/words'
import { Places } from './places'

/** Below the fields of a file for download: where it is offered. */
export function FileState() {
  const words = useWords('pictures')
  const { id } = useDocumentInfo()
  return id === undefined ? null : <Places collection="files" id={Number(id)} unused={words('unusedFile')} />
}
