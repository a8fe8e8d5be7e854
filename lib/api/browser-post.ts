/** Responses to forms that a browser posts by itself, without script: pages and redirects instead of JSON. */

import { PRIVATE_NO_STORE } from '@/lib/platform/calls/json-response'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import type { Path } from '@/lib/shared/addresses/pages'
import { ApiError } from './errors'

/** Whether a page is wanted rather than data. Browsers that post a form say so; callers of the API do not. */
export function wantsPage(request: Request): boolean {
  const weights = weightsOf(request.headers.get('accept') ?? '')
  const json = weights.get('application/json') ?? weights.get('application/*') ?? weights.get('*/*') ?? 0
  return (weights.get('text/html') ?? 0) > json
}

/** Language of the response; English where the address names no language of the site. */
export const languageOf = (request: Request): Locale =>
  new URL(request.url).searchParams.get('locale') === 'bn' ? 'bn' : 'en'

/** Leads to a page in the language of the form's address. @param page where it is, without the language */
export function redirectToPage(request: Request, page: Path): Response {
  return seeOther(localized(languageOf(request), page))
}

/** Leads a browser that only looks at the address of a form to its page. @throws ApiError method_not_allowed for programs */
export function leadToForm(request: Request, page: Path): Response {
  if (wantsPage(request)) return redirectToPage(request, page)
  throw new ApiError('method_not_allowed', 'This call takes POST.', {}, { allow: 'POST' })
}

/** Redirects to an address by GET, so that reloading it does not post the form again (303). */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': PRIVATE_NO_STORE } })
}

/** Media type → how much it is wanted, of an Accept header (RFC 9110, section 12.5.1). */
function weightsOf(accept: string): Map<string, number> {
  return new Map(
    accept.split(',').map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [type, weight ? Number(weight.slice(2)) || 0 : 1]
    }),
  )
}
