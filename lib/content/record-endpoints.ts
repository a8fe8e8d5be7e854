/** A call of a record's form in the admin, below /api/<collection>/:id: where the record stands. */
import type { Endpoint } from 'payload'
import { errorResponse, jsonResponse } from '@/lib/platform/calls/json-response'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import type { StoredRecord } from '@/lib/platform/payload/stored-records'
import { parseId } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { pageOfRecord } from './page-of-record'
import type { NAMED_RECORDS } from './references/references-in-fields'
import { type Usage, usagesOf } from './references/usages'

/** Kinds of records whose forms say so. */
export type PlacedCollection = 'people' | (typeof NAMED_RECORDS)[number]

/** What the form shows. */
export interface RecordPlaces {
  /** Pages that show the record by themselves, without the language. */
  pages: string[]
  /** What names it: fields, and links in texts. */
  usages: Usage[]
}

const PAGES: Readonly<Record<PlacedCollection, (record: StoredRecord) => string[]>> = {
  people: (record) => [pageOfRecord('people', record) ?? []].flat(),
  projects: ({ id }) => [paths.project(id), paths.projects],
  campaigns: ({ id }) => [paths.campaign(id), paths.donationEvents],
}

const isShown = ({ _status, closed }: StoredRecord) => _status !== 'draft' && closed !== true

export const usesEndpoint = (collection: PlacedCollection): Endpoint => ({
  path: '/:id/uses',
  method: 'get',
  handler: async (req) => {
    const id = parseId(String(req.routeParams?.id))
    if (!id) return errorResponse(404)
    const { docs } = await req.payload.find({
      ...{ collection, where: { id: { equals: id } }, depth: 0, limit: 1, req },
      overrideAccess: false,
      user: req.user,
    })
    const record = docs[0] as unknown as StoredRecord | undefined
    if (!record) return errorResponse(404)
    const usages = await withTransaction(req, () => usagesOf(req, collection, id))
    return jsonResponse({ pages: isShown(record) ? PAGES[collection](record) : [], usages } satisfies RecordPlaces)
  },
})
