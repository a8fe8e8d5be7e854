/** POST /api/copy-english: puts a record's English texts into its empty Bangla ones, to start a translation from. */
import type { CollectionSlug, Endpoint } from 'payload'
import { z } from 'zod'
import { jsonEndpoint } from '@/lib/platform/calls/json-endpoint'
import { errorResponse, jsonResponse } from '@/lib/platform/calls/json-response'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { LARGEST_ID } from '@/lib/shared/addresses/localized'
import { findMissingBangla, translatedBy } from './find-missing-bangla'
import { put } from './model/stored-changes'

const asked = z.object({ collection: z.string().max(60), id: z.int().positive().max(LARGEST_ID) })

export const copyEnglish: Endpoint = jsonEndpoint('/copy-english', asked, async (req, { collection: slug, id }) => {
  const collection = translatedBy(req.user).find((each) => each === slug)
  if (!collection) return errorResponse(403)
  const copied = await withTransaction(req, () => copyInto(req, collection, id))
  return copied === null ? errorResponse(404) : jsonResponse({ copied })
})

/** @returns how many texts were copied; null where there is nothing to copy */
async function copyInto(req: Parameters<Endpoint['handler']>[0], collection: CollectionSlug, id: number) {
  const [found] = await findMissingBangla(req.payload, collection, 'en', [id])
  if (!found) return null
  const data: Record<string, unknown> = {}
  for (const { path, english } of found.missing) put(data, path, english)
  const isDraft = found.record._status === 'draft'
  // A draft stays one; what is published stays published.
  const status = found.record._status ? { _status: found.record._status } : {}
  await req.payload.update({
    collection,
    id,
    locale: 'bn',
    fallbackLocale: false,
    data: { ...data, ...status } as never,
    draft: isDraft,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return found.missing.length
}
