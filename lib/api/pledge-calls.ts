/** Calls of a donor's private page, from its script, from browsers without script, and from programs. */

import { API_CALLS } from '@/lib/access/rights/matrix'
import { cms } from '@/lib/cms/instance'
import { pledgeWords } from '@/lib/giving/books/pledge-words'
import { statusPath } from '@/lib/giving/books/status-address'
import { cancelOwnPledge, InvalidReport, reportOwnPledge, TransitionRefused } from '@/lib/giving/donor/donor-calls'
import { type PledgeStatus, readPledgeStatus, toPublicStatus } from '@/lib/giving/donor/pledge-status'
import { REPORT_FIELDS } from '@/lib/giving/donor/report-check'
import { PLEDGE_STATES } from '@/lib/giving/shared/states'
import { TooManySubmissions } from '@/lib/intake/rate-limits'
import { PRIVATE_NO_STORE } from '@/lib/platform/calls/json-response'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { CURRENCIES } from '@/lib/shared/money/currency'
import { FORM_LIMITS, readBody } from './body'
import { languageOf, seeOther, wantsPage } from './browser-post'
import type { OpenCall } from './call'
import { ApiError, errorResponse } from './errors'
import { asFormFailure, tooMany } from './form-failure'
import { invalidPrivatePage } from './form-page'
import { localeOf } from './query'

const gives = {
  type: 'object',
  required: ['reference', 'state', 'amount', 'currency', 'received', 'receivedCurrency', 'receipt'],
  properties: {
    reference: { type: 'string' },
    state: { type: 'string', enum: PLEDGE_STATES },
    amount: { type: 'number', description: 'What was promised, in the currency’s main unit' },
    currency: { type: 'string', enum: CURRENCIES },
    received: { type: ['number', 'null'], description: 'What arrived, in the main unit of its own currency' },
    receivedCurrency: { type: ['string', 'null'], enum: [...CURRENCIES, null] },
    receipt: { type: ['string', 'null'], description: 'Number of the receipt that holds' },
  },
}

const takes = {
  type: 'object',
  required: ['transactionId'],
  properties: { transactionId: { type: 'string' }, senderNumber: { type: 'string' } },
}

export const pledgeCalls: OpenCall[] = [
  {
    method: 'GET',
    path: ['pledges', '{key}'],
    summary: 'How a gift stands, for whoever has the key of its page',
    schemas: { gives },
    needs: API_CALLS['GET pledges/{key}'],
    run: async (request, _, key = '') =>
      answer(await readPledgeStatus(await cms(), key, localeOf(request)), languageOf(request)),
  },
  {
    method: 'POST',
    path: ['pledges', '{key}', 'report'],
    summary: 'Gives the transaction id of money that was sent; again, to correct it',
    schemas: { takes, gives },
    needs: API_CALLS['POST pledges/{key}/report'],
    run: (request, _, key = '') => report(request, key),
  },
  {
    method: 'POST',
    path: ['pledges', '{key}', 'cancel'],
    summary: 'Takes back a promise',
    schemas: { gives },
    needs: API_CALLS['POST pledges/{key}/cancel'],
    run: (request, _, key = '') => cancel(request, key),
  },
]

async function report(request: Request, key: string): Promise<Response> {
  const locale = languageOf(request)
  let typed: Record<string, unknown> = {}
  try {
    typed = (await readBody(request, FORM_LIMITS)).values
    refuseUnknownFields(typed, locale)
    const gift = await reportOwnPledge(await cms(), { key, locale, typed })
    return wantsPage(request) ? redirectToPledge(key, locale) : answer(gift, locale)
  } catch (error) {
    const failure = await asPledgeFailure(error, locale)
    if (!wantsPage(request)) return errorResponse(failure)
    // What the page says now is the answer to who came too late.
    if (error instanceof TransitionRefused) return redirectToPledge(key, locale)
    return invalidPrivatePage(localized(locale, statusPath(key)), { names: REPORT_FIELDS, typed, failure })
  }
}

async function cancel(request: Request, key: string): Promise<Response> {
  const locale = languageOf(request)
  try {
    const gift = await cancelOwnPledge(await cms(), { key, locale })
    return wantsPage(request) ? redirectToPledge(key, locale) : answer(gift, locale)
  } catch (error) {
    if (wantsPage(request)) return redirectToPledge(key, locale)
    return errorResponse(await asPledgeFailure(error, locale))
  }
}

function answer(gift: PledgeStatus | null, locale: Locale): Response {
  if (!gift) throw new ApiError('not_found', pledgeWords(locale).problems.missing)
  return Response.json({ data: toPublicStatus(gift) }, { headers: { 'cache-control': PRIVATE_NO_STORE } })
}

/** Redirects to the pledge's page, which shows its state, or that there is none. */
const redirectToPledge = (key: string, locale: Locale) =>
  seeOther(localized(locale, statusPath(encodeURIComponent(key))))

/** @throws ApiError invalid */
function refuseUnknownFields(typed: Record<string, unknown>, locale: Locale): void {
  const { problems } = pledgeWords(locale)
  const own: readonly string[] = REPORT_FIELDS
  const others = Object.keys(typed).filter((name) => !own.includes(name))
  if (others.length === 0) return
  throw new ApiError('invalid', problems.unknown, Object.fromEntries(others.map((name) => [name, problems.unknown])))
}

/** An error as an ApiError, in the donor's language. */
async function asPledgeFailure(error: unknown, locale: Locale): Promise<ApiError> {
  const { problems, form } = pledgeWords(locale)
  if (error instanceof InvalidReport) return new ApiError('invalid', form.check, { ...error.problems })
  if (error instanceof TransitionRefused) return new ApiError('conflict', problems.settled)
  if (error instanceof TooManySubmissions) return tooMany(error, problems.tooMany, locale)
  return asFormFailure(error, 'message', locale)
}
