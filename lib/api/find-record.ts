import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { modelOf, type TypeModel } from '@/lib/content/model/model'
import { isFilled } from '@/lib/content/model/wire'
import type { StoredRecord } from '@/lib/platform/payload/stored-records'
import type { ContentType } from '@/lib/shared/content/types'
import { noRecord } from './errors'

/** The CMS record of an Id, if it is of the type and public. */
export async function findPublished(
  payload: Payload,
  type: ContentType,
  id: number,
  req?: PayloadRequest,
): Promise<StoredRecord | undefined> {
  const { collection, fixed } = modelOf(type) as TypeModel
  const found = (await payload.findByID({
    collection: collection as CollectionSlug,
    id,
    locale: 'all',
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })) as unknown as (StoredRecord & { _status?: string }) | null
  const shown = found && !found.closed && (!found._status || found._status === 'published')
  return shown && (!fixed || found[fixed.field] === fixed.value) ? found : undefined
}

/** The record behind a wire record. @throws ApiError not_found */
export async function storedRecord(
  payload: Payload,
  type: ContentType,
  id: number,
  req?: PayloadRequest,
): Promise<StoredRecord> {
  const found = await findPublished(payload, type, id, req)
  if (!found || (modelOf(type).half && !isFilled(type, found))) throw noRecord(type, id)
  return found
}
