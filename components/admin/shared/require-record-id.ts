import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'

/**
 * The Id of the record of a document's screen. Payload shows that screen without a record as well, where somebody asks to
 * create what staff cannot create: then the answer is the page of what is not found.
 */
export function requireRecordId(doc: DocumentViewServerProps['doc']): number {
  const id = Number(doc?.id)
  if (!Number.isInteger(id)) notFound()
  return id
}
