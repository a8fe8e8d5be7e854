/** What staff do to many messages at once, below /api/messages. */
import { type SQL, sql } from 'drizzle-orm'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { allowed } from '@/lib/cms/access/roles'
import { inOneTransaction } from '@/lib/database/one-transaction'
import { lockRecord } from '@/lib/database/record-lock'
import { runSql } from '@/lib/database/sql'
import { transactionDatabase } from '@/lib/database/transactions'
import { eraseWhere } from '@/lib/housekeeping/batches'
import { readJson, refusal } from '@/lib/privacy/staff-call'
import { PAGE_SIZE } from './list'

const folder = z.enum(['inbox', 'suspected', 'archive'])
const markedRead = z.object({ folder })
const archived = z.object({ ids: z.array(z.int().positive()).min(1).max(PAGE_SIZE) })
/** What came after the person looked was not looked at. */
const erased = z.object({ before: z.iso.datetime() })

const change = (req: PayloadRequest, statement: SQL) =>
  inOneTransaction(req, async () => {
    await lockRecord(req, 'messages', null)
    return (await runSql(await transactionDatabase(req), statement)).length
  })

const now = () => new Date().toISOString()

export const messageEndpoints: Endpoint[] = [
  {
    path: '/mark-read',
    method: 'post',
    handler: async (req) => {
      if (!allowed(req.user, 'inbox', 'update')) return refusal(403)
      const asked = await readJson(req, markedRead)
      if (!asked) return refusal(400)
      const where = sql`folder = ${asked.folder} AND read_at IS NULL`
      const count = await change(req, sql`UPDATE messages SET read_at = ${now()} WHERE ${where} RETURNING id`)
      return Response.json({ count })
    },
  },
  {
    path: '/archive',
    method: 'post',
    handler: async (req) => {
      if (!allowed(req.user, 'inbox', 'update')) return refusal(403)
      const asked = await readJson(req, archived)
      if (!asked) return refusal(400)
      const where = sql`folder = 'inbox' AND id IN ${asked.ids}`
      const set = sql`folder = 'archive', updated_at = ${now()}`
      return Response.json({ count: await change(req, sql`UPDATE messages SET ${set} WHERE ${where} RETURNING id`) })
    },
  },
  {
    path: '/erase-suspected',
    method: 'post',
    handler: async (req) => {
      if (!allowed(req.user, 'inbox', 'delete')) return refusal(403)
      const asked = await readJson(req, erased)
      if (!asked) return refusal(400)
      const where = sql`folder = 'suspected' AND created_at <= ${asked.before}`
      return Response.json({ count: await eraseWhere(req.payload, 'messages', where) })
    },
  },
]
