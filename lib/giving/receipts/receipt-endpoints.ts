/** Calls of staff about receipts, below /api/receipts. What is refused is a sentence. */
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { recordAction } from '@/lib/access/audit/record'
import { authorOf } from '@/lib/access/rights/author'
import { jsonEndpoint } from '@/lib/platform/calls/json-endpoint'
import { errorResponse } from '@/lib/platform/calls/json-response'
import { parseId } from '@/lib/shared/addresses/localized'
import { cleanLine } from '@/lib/shared/format/clean-text'
import { isLocale } from '@/lib/shared/i18n/routing'
import { readYear, yearLabel } from './financial-year'
import { pdfResponse } from './pdf-response'
import { cancelReceipt } from './receipt'
import { receiptPdf } from './receipt-pdf'
import { donorStatement, readDonor } from './statement'
import { statementPdf } from './statement-pdf'

const explained = z.object({ why: z.string().max(500).transform(cleanLine) })

export const receiptEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/:id/pdf',
    handler: async (req) => {
      const locale = req.searchParams.get('locale') ?? 'en'
      if (!isLocale(locale)) return errorResponse(400)
      const id = parseId(String(req.routeParams?.id))
      const read = { collection: 'receipts', depth: 0, disableErrors: true, overrideAccess: true } as const
      const receipt = id ? await req.payload.findByID({ ...read, id }) : null
      if (!receipt) return errorResponse(404)
      return pdfResponse(await receiptPdf(req.payload, receipt.id, locale), `receipt-${receipt.number}`)
    },
  },
  {
    method: 'get',
    path: '/statement',
    handler: async (req) => {
      const asked = (name: string) => req.searchParams.get(name) ?? ''
      const donor = readDonor(asked('donor'))
      const year = readYear(asked('year'))
      const locale = asked('locale')
      if (!donor || !year || !isLocale(locale)) return errorResponse(400)
      await recordAction(req, { act: 'export', subject: 'receipts' })
      const statement = await donorStatement(req.payload, donor, year)
      return pdfResponse(await statementPdf(req.payload, statement, locale), `statement-${yearLabel(year)}`)
    },
  },
  jsonEndpoint('/:id/cancel', explained, async (req, { why }) => {
    const receipt = parseId(String(req.routeParams?.id))
    if (!receipt) return errorResponse(404)
    await cancelReceipt(req, { receipt, why, by: authorOf(req) })
    return {}
  }),
]
