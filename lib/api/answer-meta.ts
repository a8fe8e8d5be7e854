import { getImages, getSettings, getVersions } from '@/lib/delivery/content'
import { API_ROOT } from '@/lib/shared/addresses/localized'
import type { Call } from './call'
import { conditionalJson } from './conditional'
import { openApiDocument } from './openapi'
import { localeOf } from './query'

/** Version of every list; what a tab asks for once a second. */
export async function answerVersions(request: Request): Promise<Response> {
  const data = await getVersions()
  return conditionalJson(request, { data }, { same: data })
}

/** Alternative texts, sizes and copies of the pictures named by ?path=…, as often as needed. */
export async function answerImages(request: Request): Promise<Response> {
  const paths = new URL(request.url).searchParams.getAll('path')
  return conditionalJson(request, { data: await getImages(paths, localeOf(request)) })
}

/** The OpenAPI document of all calls. */
export async function answerDescription(request: Request, calls: readonly Call[]): Promise<Response> {
  // The same object until a setting changes.
  const settings = await getSettings('en')
  return conditionalJson(request, openApiDocument(calls, API_ROOT, settings), { same: settings })
}
