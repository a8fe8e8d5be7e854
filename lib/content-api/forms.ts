/** Calls that take a form, from the site's own script, from browsers without script, and from programs. */
import type { Locale } from '@/lib/addresses'
import { cms } from '@/lib/cms/payload'
import { EXTRAS, type Extra, PROOF_ABLE, PROOF_HEADER } from '@/lib/forms/extras'
import { FORMS } from '@/lib/forms/forms'
import { FIELDS, type FormKind } from '@/lib/forms/schema/schema'
import { type Filled, takeForm } from '@/lib/forms/take'
import { paths } from '@/lib/paths'
import { FORM_LIMITS, readBody } from './body'
import type { Call } from './calls'
import { ApiError, errorResponse, invalid } from './errors'
import { asFormFailure } from './form-failures'
import { languageOf, leadTo, wantsPage } from './plain-post'
import { localeOf } from './query'
import { returnedPage } from './returned-page'

const NOT_OPEN = new ApiError(
  'not_open',
  'This form cannot take entries yet. Nothing was stored; please phone or write to us until it can.',
)

/** Public writes whose capability is not built yet. */
const closedForms: Call[] = [
  {
    method: 'POST',
    path: ['pledges'],
    summary: 'Promises a gift',
    run: async (request) => {
      if (wantsPage(request)) return leadTo(request, paths.notSent)
      throw NOT_OPEN
    },
  },
]

/** The calls of a form: it is posted there, and who only looks there is led to its page. */
function callsOf(kind: FormKind, path: readonly string[], summary: string): Call[] {
  return [
    { method: 'POST', path, summary, form: kind, run: (request) => answerForm(request, kind) },
    {
      method: 'GET',
      path,
      summary: 'Leads a browser to the page of the form',
      run: async (request) => {
        if (wantsPage(request)) return leadTo(request, FORMS[kind].page)
        throw new ApiError('method_not_allowed', 'This call takes POST.', {}, { allow: 'POST' })
      },
    },
  ]
}

export const formCalls: Call[] = [
  ...callsOf('message', ['contact', 'create-contact'], 'Sends a message'),
  ...callsOf('registration', ['volunteer-registrations'], 'Registers a volunteer'),
  ...closedForms,
]

/** Far more than any form has; whoever sends thousands wants the server to be busy with them. */
const MOST_FIELDS = 50
const NO_FORM = new ApiError('unreadable', `This is none of the site’s forms: ${MOST_FIELDS} fields at the most.`)

async function answerForm(request: Request, kind: FormKind): Promise<Response> {
  const plain = wantsPage(request)
  let typed: Record<string, unknown> = {}
  try {
    const locale = localeOf(request)
    const { values } = await readBody(request, FORM_LIMITS)
    if (Object.keys(values).length > MOST_FIELDS) throw NO_FORM
    typed = values
    const answer = await takeForm(await cms(), filledIn(request, { kind, locale, plain, values }))
    if (plain) return leadTo(request, FORMS[kind].sent)
    return Response.json({ data: answer }, { status: 201, headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    const failure = await asFormFailure(error, kind, languageOf(request))
    return plain ? returnedPage({ kind, locale: languageOf(request), typed, failure }) : errorResponse(failure)
  }
}

interface Posted {
  kind: FormKind
  locale: Locale
  plain: boolean
  values: Record<string, unknown>
}

/** @throws ApiError for fields that the form has not, and for a key that is none */
function filledIn(request: Request, { kind, locale, plain, values }: Posted): Filled {
  const own = new Set<string>(FIELDS[kind])
  const unknown = Object.keys(values).filter((name) => !own.has(name) && !isExtra(name))
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
    crossSite: request.headers.get('sec-fetch-site') === 'cross-site',
    plain,
    solves: request.headers.get(PROOF_HEADER) === PROOF_ABLE,
  }
}

const isExtra = (name: string): name is Extra => (EXTRAS as readonly string[]).includes(name)

/** Those that are texts; anything else is no way to send them. */
const extrasOf = (values: Record<string, unknown>): Filled['extras'] =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => isExtra(name) && typeof value === 'string'))
