/** The call that leads a donor back to the page of a gift, and browsers that only look there to its form. */

import { getMessages } from 'next-intl/server'
import { API_CALLS } from '@/lib/access/rights/matrix'
import { cms } from '@/lib/cms/instance'
import { statusPath, statusUrl } from '@/lib/giving/books/status-address'
import { FIND_FIELDS, findGift, UnreadableQuery } from '@/lib/giving/donor/find-gift'
import { TooManySubmissions } from '@/lib/intake/rate-limits'
import { PRIVATE_NO_STORE } from '@/lib/platform/calls/json-response'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { FORM_LIMITS, readBody } from './body'
import { languageOf, leadToForm, seeOther, wantsPage } from './browser-post'
import type { OpenCall } from './call'
import { ApiError, errorResponse } from './errors'
import { asFormFailure, tooMany } from './form-failure'
import { invalidPage } from './form-page'

const takes = {
  type: 'object',
  required: [...FIND_FIELDS],
  properties: {
    reference: { type: 'string' },
    contact: { type: 'string', description: 'The phone number or e-mail address that was given with the gift' },
  },
}

const gives = {
  type: 'object',
  required: ['statusUrl'],
  properties: { statusUrl: { type: 'string', format: 'uri', description: 'The donor’s private page' } },
}

const path = ['pledges', 'find']

export const findGiftCalls: OpenCall[] = [
  {
    ...{ method: 'POST', path, schemas: { takes, gives }, needs: API_CALLS['POST pledges/find'] },
    summary: 'Finds the page of a gift by its reference and a contact given with it',
    run: answerQuery,
  },
  {
    ...{ method: 'GET', path, needs: API_CALLS['GET pledges/find'] },
    summary: 'Leads a browser to the page of the form',
    run: async (request) => leadToForm(request, paths.findGift),
  },
]

async function answerQuery(request: Request): Promise<Response> {
  const locale = languageOf(request)
  let typed: Record<string, unknown> = {}
  try {
    typed = (await readBody(request, FORM_LIMITS)).values
    // The front says who asks, and nobody else reaches the app.
    const address = request.headers.get('x-forwarded-for') ?? ''
    const key = await findGift(await cms(), { typed, address })
    if (!key) throw new ApiError('not_found', (await wordsIn(locale)).problems.missing)
    if (wantsPage(request)) return seeOther(localized(locale, statusPath(key)))
    const data = { statusUrl: statusUrl(key, locale) }
    return Response.json({ data }, { headers: { 'cache-control': PRIVATE_NO_STORE } })
  } catch (error) {
    const failure = await asFailure(error, locale)
    if (!wantsPage(request)) return errorResponse(failure)
    return invalidPage(localized(locale, paths.findGift), { names: FIND_FIELDS, typed, failure })
  }
}

async function wordsIn(locale: Locale) {
  const { findGift, forms } = await getMessages({ locale })
  return { problems: findGift.problems, check: forms.shared.check }
}

/** An error as an ApiError, in the donor's language. */
async function asFailure(error: unknown, locale: Locale): Promise<ApiError> {
  if (error instanceof ApiError) return error
  const { problems, check } = await wordsIn(locale)
  if (error instanceof UnreadableQuery) {
    return new ApiError('invalid', check, Object.fromEntries(error.fields.map((field) => [field, problems[field]])))
  }
  if (error instanceof TooManySubmissions) return tooMany(error, problems.tooMany, locale)
  return asFormFailure(error, 'message', locale)
}
