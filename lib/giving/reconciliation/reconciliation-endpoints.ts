/** Endpoints of the reconciliation, below /api/transactions: import, queue, verify, set aside. */
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { authorOf } from '@/lib/access/rights/author'
import type { StatementCall } from '@/lib/giving/shared/import-types'
import { jsonEndpoint } from '@/lib/platform/calls/json-endpoint'
import { errorResponse, jsonResponse } from '@/lib/platform/calls/json-response'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { CURRENCIES } from '@/lib/shared/money/currency'
import { METHODS, PAYMENT_METHODS } from '@/lib/shared/money/kinds'
import { restoreBankLine, setAsideBankLine } from '../books/bank-lines'
import { verifyPledge } from '../pledges/commands'
import { importSms, importStatement, previewSms, previewStatement } from '../statement-import/import-lines'
import { columnsSchema } from '../statement-import/remembered-columns'
import { MOST_SMS } from '../statement-import/sms'
import { MOST_BYTES } from '../statement-import/table'
import { readReconciliationQueue } from './queue'
import { listSetAside } from './set-aside-list'
import { verifyExact } from './verify-exact'

const id = z.int().positive()
const pair = z.object({ pledge: id, transaction: id })
const sms = z.object({ text: z.string(), method: z.enum(PAYMENT_METHODS).optional() })
const statement = z.object({
  method: z.enum(METHODS),
  currency: z.enum(CURRENCIES),
  columns: columnsSchema.optional(),
})

function withinBounds(text: string): void {
  if (!text.trim()) throw publicError(say('reconciliation.call.noTexts'), 422)
  if (text.length > MOST_SMS) throw publicError(say('reconciliation.call.tooMuchText'), 413)
}

const smsCall = (path: string, work: typeof previewSms): Endpoint =>
  jsonEndpoint(path, sms, (req, { text, method }) => {
    withinBounds(text)
    return work(req, method ? { text, method } : { text })
  })

const statementCall = (
  path: string,
  work: (req: PayloadRequest, file: Buffer, asked: StatementCall) => Promise<object>,
): Endpoint => ({
  method: 'post',
  path,
  handler: async (req) => {
    // Payload fails on fields that are no JSON.
    await addDataAndFileToRequest(req).catch((error: unknown) => {
      if (!(error instanceof SyntaxError)) throw error
    })
    const asked = statement.safeParse(req.data)
    if (!asked.success) return errorResponse(400)
    if (!req.file) throw publicError(say('reconciliation.call.noFile'), 422)
    if (req.file.size > MOST_BYTES) throw publicError(say('reconciliation.file.tooLarge'), 413)
    return jsonResponse(await work(req, req.file.data, asked.data as StatementCall))
  },
})

export const reconciliationEndpoints: Endpoint[] = [
  smsCall('/read-sms', previewSms),
  smsCall('/import-sms', importSms),
  statementCall('/read-statement', previewStatement),
  statementCall('/import-statement', importStatement),
  { method: 'get', path: '/queue', handler: async (req) => jsonResponse(await readReconciliationQueue(req.payload)) },
  {
    method: 'get',
    path: '/set-aside',
    handler: async (req) =>
      jsonResponse(await listSetAside(req.payload, Math.trunc(Number(req.searchParams.get('page'))) || 1)),
  },
  jsonEndpoint(
    '/verify',
    pair.extend({ seenAmount: z.int(), otherCurrency: z.boolean().default(false) }),
    (req, asked) => verifyPledge(req, { ...asked, by: authorOf(req) }),
  ),
  // Each takes a transaction of its own; a hundred are a second or two.
  jsonEndpoint('/verify-exact', z.object({ pairs: z.array(pair).min(1).max(500) }), verifyExact),
  jsonEndpoint('/set-aside', z.object({ transaction: id, why: z.string().trim().max(500) }), async (req, asked) => {
    await setAsideBankLine(req, { ...asked, by: authorOf(req) })
    return {}
  }),
  jsonEndpoint('/take-back', z.object({ transaction: id }), async (req, asked) => {
    await restoreBankLine(req, { ...asked, by: authorOf(req) })
    return {}
  }),
]
