/** What staff do with mails, below /api/mails. */
import type { Endpoint, PayloadRequest } from 'payload'
import { recordStaffAction } from '@/lib/access/audit/record'
import { errorResponse, jsonResponse } from '@/lib/platform/calls/json-response'
import { say } from '@/lib/platform/calls/say'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { parseId } from '@/lib/shared/addresses/localized'
import { mailKindsOf } from './areas'
import { Outbox } from './outbox'
import { wakeOutbox } from './wake'

/** @returns for a mail of another area what is said of one that is not there: that it is, is not their business */
async function settle(req: PayloadRequest, act: 'resend' | 'leave') {
  const kinds = mailKindsOf(req.user, 'update')
  const id = parseId(String(req.routeParams?.id))
  const find = () => req.payload.findByID({ collection: 'mails', id: id ?? 0, depth: 0, disableErrors: true })
  const mail = id && (await find())
  if (!mail || !kinds.includes(mail.kind)) return errorResponse(404, say('outbox.missing'))
  const settled = await withTransaction(req, async () => {
    const done = await new Outbox(req.payload.db, await transactionDatabase(req))[act](mail.id)
    if (done) await recordStaffAction(req, { act, subject: 'mails', record: mail.id })
    return done
  })
  if (settled && act === 'resend') wakeOutbox()
  if (settled) return jsonResponse({ message: say(`outbox.${act}.done`) })
  const now = await find()
  return now ? errorResponse(409, say(`outbox.notFor.${now.state}`)) : errorResponse(404, say('outbox.missing'))
}

export const mailEndpoints: Endpoint[] = [
  { path: '/:id/resend', method: 'post', handler: (req) => settle(req, 'resend') },
  { path: '/:id/leave', method: 'post', handler: (req) => settle(req, 'leave') },
]
