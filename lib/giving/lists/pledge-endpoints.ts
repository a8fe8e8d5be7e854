/** Staff's endpoints of pledges, below /api/pledges. Refusals are sentences. */
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { exportEndpoint } from '@/lib/access/audit/export-endpoint'
import { authorOf } from '@/lib/access/rights/author'
import { donorShape } from '@/lib/giving/shared/donor-check'
import { readLedgerFilter, readPledgeFilter } from '@/lib/giving/shared/pledge-filter'
import { jsonEndpoint } from '@/lib/platform/calls/json-endpoint'
import { errorResponse } from '@/lib/platform/calls/json-response'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { parseId } from '@/lib/shared/addresses/localized'
import { cleanLine } from '@/lib/shared/format/clean-text'
import { readGivingSettings } from '@/lib/shared/money/giving-settings'
import { PAYMENT_METHODS } from '@/lib/shared/money/kinds'
import { cleanTrxId, fitsTrxId } from '@/lib/shared/money/transaction-id'
import { cancelPledge, refundPledge, rejectPledge, reportPledge, undoVerification } from '../pledges/commands'
import { reissueReceipt } from '../receipts/reissue-receipt'
import { NOTED_BY_STAFF } from '../shared/history-notes'
import { correctDonor } from './correct-donor'
import { exportLedger } from './ledger-list'
import { markSpam } from './mark-spam'
import { exportPledges } from './pledge-export'

const line = (most: number) => z.string().max(most).transform(cleanLine)

const nothing = z.object({})
const explained = z.object({ why: line(500) })
const renewed = explained.extend({ receipt: z.int().positive().nullable().optional() })
const reported = z.object({ transactionId: z.string().max(100), senderNumber: line(60).default('') })
const corrected = z.object(donorShape)

interface Asking {
  pledge: number
  by: string
}

/** POST /:id/name: reads the call, has `work` do it, and answers what that gives. */
const step = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  work: (req: PayloadRequest, asking: Asking & z.infer<Schema>) => Promise<unknown>,
): Endpoint =>
  jsonEndpoint(`/:id/${name}`, schema, async (req, asked) => {
    const pledge = parseId(String(req.routeParams?.id))
    if (!pledge) return errorResponse(404)
    const done = await work(req, { ...(asked as object), pledge, by: authorOf(req) } as never)
    return (done as object | undefined) ?? {}
  })

/** The id that a donor read out. @throws APIError 400 where no id of the gift's method looks like it */
async function checkedTrxId(req: PayloadRequest, pledge: number, typed: string): Promise<string> {
  const found = await req.payload.findByID({ collection: 'pledges', id: pledge, depth: 0, disableErrors: true, req })
  if (!found) throw publicError(say('pledges.refused.missing'), 404)
  const trxId = cleanTrxId(typed)
  const settings = await req.payload.findGlobal({ slug: 'payment', depth: 0, overrideAccess: true, req })
  const method = PAYMENT_METHODS.find((known) => known === found.method)
  const fits = method ? fitsTrxId(trxId, readGivingSettings(settings).trxIdForms[method]) : trxId !== ''
  if (!fits) throw publicError(say('pledges.refused.trxId'), 400)
  return trxId
}

export const pledgeEndpoints: Endpoint[] = [
  step('report', reported, async (req, { pledge, by, transactionId, senderNumber }) => {
    const trxId = await checkedTrxId(req, pledge, transactionId)
    // Left empty, what the donor gave stays.
    const told = senderNumber ? { senderNumber } : {}
    await reportPledge(req, { pledge, trxId, from: 'staff', ...told, by, why: NOTED_BY_STAFF })
  }),
  step('cancel', explained, cancelPledge),
  step('reject', explained, rejectPledge),
  step('refund', explained, refundPledge),
  step('reverse', explained, undoVerification),
  step('not-spam', nothing, async (req, asking) => ({
    posted: await markSpam(req, { ...asking, suspected: false }),
  })),
  step('spam', nothing, async (req, asking) => ({ posted: await markSpam(req, { ...asking, suspected: true }) })),
  step('correct', corrected, async (req, { pledge, by, ...donor }) => ({
    changed: await correctDonor(req, { pledge, by, donor }),
  })),
  step('new-receipt', renewed, async (req, asking) => ({ receipt: await reissueReceipt(req, asking) })),
  exportEndpoint({ path: '/export', subject: 'pledges', name: 'gifts' }, (payload, asked) =>
    exportPledges(payload, readPledgeFilter(asked)),
  ),
  exportEndpoint({ path: '/ledger', subject: 'ledger-entries', name: 'ledger' }, (payload, asked) =>
    exportLedger(payload, readLedgerFilter(asked)),
  ),
]
