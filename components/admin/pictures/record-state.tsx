'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useWords } from '@/components/admin/shared/words'
import { Places } from './places'

/** Below the fields of a person, a project or a campaign: where it stands. */
export function RecordState() {
  const words = useWords('pictures')
  const { id, collectionSlug = '' } = useDocumentInfo()
  return id === undefined ? null : <Places collection={collectionSlug} id={Number(id)} unused={words('unnamed')} />
}
