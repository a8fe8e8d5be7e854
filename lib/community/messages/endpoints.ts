/** Calls of the inbox, below /api/messages. */
import { type SQL, sql } from 'drizzle-orm'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordActions } from '@/lib/access/audit/record'
import { MESSAGE_FOLDERS } from '@/lib/community/shared/message-folders'
import { eraseWhere } from '@/lib/outbox/erase-records'
import { jsonEndpoint } from '@/lib/platform/calls/json-endpoint'
import { errorResponse } from '@/lib/platform/calls/json-response'
import { lockRecord } from '@/lib/platform/database/record-lock'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { parseId } from '@/lib/shared/addresses/localized'
import { updateMessage } from './commands'
import { PAGE_SIZE } from './list'

const folder = z.enum(MESSAGE_FOLDERS)
/** What came after the person looked was not looked at. */
const markedRead = z.object({ folder, before: z.iso.datetime() })
const archived = z.object({ ids: z.array(z.int().positive()).min(1).max(PAGE_SIZE) })
const erased = z.object({ before: z.iso.datetime() })

/** The note as the person saw it, and as it shall be. */
const updated = z.object({
  folder: folder.optional(),
  note: z.object({ seen: z.string(), text: z.string().max(5000) }).optional(),
})

/** @param field what `statement` changes @returns how many messages it changed */
const change = (req: PayloadRequest, field: string, statement: SQL) =>
  withTransaction(req, async () => {
    await lockRecord(req, 'messages', null)
    const rows = await runSql(await transactionDatabase(req), statement)
    const ids = rows.map(({ id }) => Number(id))
    await recordActions(req, { act: 'update', subject: 'messages', fields: [field] }, ids)
    return ids.length
  })

const now = () => new Date().toISOString()

export const messageEndpoints: Endpoint[] = [
  jsonEndpoint('/:id/work', updated, async (req, asked) => {
    const id = parseId(String(req.routeParams?.id))
    return (id && (await updateMessage(req, id, asked))) || errorResponse(404)
  }),
  jsonEndpoint('/mark-read', markedRead, async (req, { folder, before }) => {
    const where = sql`folder = ${folder} AND read_at IS NULL AND created_at <= ${before}`
    const count = await change(req, 'readAt', sql`UPDATE messages SET read_at = ${now()} WHERE ${where} RETURNING id`)
    return { count }
  }),
  jsonEndpoint('/archive', archived, async (req, { ids }) => {
    const where = sql`folder = 'inbox' AND id IN ${ids}`
    const set = sql`folder = 'archive', updated_at = ${now()}`
    const count = await change(req, 'folder', sql`UPDATE messages SET ${set} WHERE ${where} RETURNING id`)
    return { count }
  }),
  jsonEndpoint('/erase-suspected', erased, async (req, { before }) => {
    // By the last change: what a colleague puts there meanwhile stays, too.
    const where = sql`folder = 'suspected' AND updated_at <= ${before}`
    return { count: await eraseWhere(req.payload, 'messages', where, req) }
  }),
]
