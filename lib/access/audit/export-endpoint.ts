import type { Endpoint, Payload } from 'payload'
import { csvResponse } from '@/lib/platform/calls/csv'
import type { ListQuery } from '@/lib/shared/lists/list-query'
import { recordAction } from './record'

interface TableExport {
  path: string
  /** Slug of the collection whose records it has, for the audit entry. */
  subject: string
  /** Of the file that is saved. */
  name: string
}

/**
 * GET: the list that the same parameters show, as CSV; recorded in the audit log. Its rights are in the access
 * matrix.
 * @param table chunks of CSV
 */
export const exportEndpoint = (
  { path, subject, name }: TableExport,
  table: (payload: Payload, asked: ListQuery) => AsyncGenerator<string>,
): Endpoint => ({
  path,
  method: 'get',
  handler: async (req) => {
    await recordAction(req, { act: 'export', subject })
    return csvResponse(name, table(req.payload, Object.fromEntries(req.searchParams)))
  },
})
