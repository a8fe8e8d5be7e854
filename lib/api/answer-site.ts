/** Reads of what another server of this software takes over beside the records: pages, menu, changed words. */
import { getBlockPages, getChangedWords, getMenu } from '@/lib/delivery/content'
import { conditionalJson } from './conditional'
import { localeOf } from './query'

/** The published pages, with the version that /versions names. */
export async function answerPages(request: Request): Promise<Response> {
  const { records: data, version } = await getBlockPages(localeOf(request))
  return conditionalJson(request, { data }, { same: data, headers: { 'content-version': version } })
}

/** The menu of published pages. */
export async function answerMenu(request: Request): Promise<Response> {
  return conditionalJson(request, { data: await getMenu(localeOf(request)) })
}

/** The changed sentences, in both languages whatever is asked for: an empty text is not the other language's. */
export async function answerWords(request: Request): Promise<Response> {
  return conditionalJson(request, { data: await getChangedWords() })
}
