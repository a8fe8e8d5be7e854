/** Calls that take a form, from the site's own script, from browsers without script, and from programs. */

import { API_CALLS } from '@/lib/access/rights/matrix'
import { cms } from '@/lib/cms/instance'
import { FIELDS, type FormKind } from '@/lib/intake/schema/forms'
import { type FilledForm, submitForm } from '@/lib/intake/submit-form'
import { PRIVATE_NO_STORE } from '@/lib/platform/calls/json-response'
import type { Locale } from '@/lib/shared/addresses/localized'
import { EXTRAS, type Extra, PAGE_KEY, PROOF_ABLE, PROOF_HEADER } from '@/lib/shared/forms/extras'
import { FORM_LIMITS, readBody } from './body'
import { languageOf, leadToForm, seeOther, wantsPage } from './browser-post'
import type { OpenCall } from './call'
import { ApiError, errorResponse, invalid } from './errors'
import { asFormFailure } from './form-failure'
import { FORMS } from './form-handlers'
import { refusedFormPage } from './form-page'
import { localeOf } from './query'

type FormName = 'contact/create-contact' | 'volunteer-registrations' | 'pledges'

/** The calls of a form: it is posted there, and who only looks there is led to its page. */
function callsOf(kind: FormKind, name: FormName, summary: string): OpenCall[] {
  const path = name.split('/')
  return [
    {
      method: 'POST',
      path,
      summary,
      form: kind,
      needs: API_CALLS[`POST ${name}`],
      run: (request) => answerForm(request, kind),
    },
    {
      method: 'GET',
      path,
      summary: 'Leads a browser to the page of the form',
      needs: API_CALLS[`GET ${name}`],
      run: async (request) => leadToForm(request, FORMS[kind].page),
    },
  ]
}

export const formCalls: OpenCall[] = [
  ...callsOf('message', 'contact/create-contact', 'Sends a message'),
  ...callsOf('registration', 'volunteer-registrations', 'Registers a volunteer'),
  ...callsOf('pledge', 'pledges', 'Promises a gift'),
]

/** Far more than any form has; whoever sends thousands wants the server to be busy with them. */
const MAX_FIELDS = 50
const NO_FORM = new ApiError('unreadable', `This is none of the site’s forms: ${MAX_FIELDS} fields at the most.`)

async function answerForm<K extends FormKind>(request: Request, kind: K): Promise<Response> {
  const plain = wantsPage(request)
  let typed: Record<string, unknown> = {}
  try {
    const locale = localeOf(request)
    const { values } = await readBody(request, FORM_LIMITS)
    if (Object.keys(values).length > MAX_FIELDS) throw NO_FORM
    typed = values
    const answer = await submitForm(await cms(), FORMS[kind], formRequest(request, { kind, locale, plain, values }))
    if (plain) return seeOther(FORMS[kind].sent(answer, locale))
    return Response.json({ data: answer }, { status: 201, headers: { 'cache-control': PRIVATE_NO_STORE } })
  } catch (error) {
    const failure = await asFormFailure(error, kind, languageOf(request))
    return plain ? refusedFormPage({ kind, locale: languageOf(request), typed, failure }) : errorResponse(failure)
  }
}

interface Posted<K extends FormKind> {
  kind: K
  locale: Locale
  plain: boolean
  values: Record<string, unknown>
}

/** @throws ApiError for fields that the form has not, and for a key that is none */
function formRequest<K extends FormKind>(request: Request, { kind, locale, plain, values }: Posted<K>): FilledForm<K> {
  const own = new Set<string>(FIELDS[kind])
  // Programs have the header.
  const isKnown = (name: string) => own.has(name) || (isExtra(name) && (plain || name !== PAGE_KEY))
  const unknown = Object.keys(values).filter((name) => !isKnown(name))
  if (unknown.length > 0) throw invalid(Object.fromEntries(unknown.map((name) => [name, 'There is no such field.'])))
  const key = request.headers.get('idempotency-key') ?? ''
  if (key.length > 200) throw new ApiError('unreadable', 'The Idempotency-Key is too long: 200 characters at the most.')
  return {
    kind,
    typed: Object.fromEntries(Object.entries(values).filter(([name]) => own.has(name))),
    extras: extrasOf(values),
    locale,
    key,
    // The front says who asks, and nobody else reaches the app.
    address: request.headers.get('x-forwarded-for') ?? '',
    userAgent: request.headers.get('user-agent') ?? '',
    crossSite: request.headers.get('sec-fetch-site') === 'cross-site',
    isNativePost: plain,
    canSolve: request.headers.get(PROOF_HEADER) === PROOF_ABLE,
  }
}

const isExtra = (name: string): name is Extra => (EXTRAS as readonly string[]).includes(name)

/** Those that are texts; anything else is no way to send them. */
const extrasOf = (values: Record<string, unknown>): FilledForm['extras'] =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => isExtra(name) && typeof value === 'string'))
