/** Reads of content, answered from the snapshot. */
import { countRecords, getList, getRecord } from '@/lib/delivery/content'
import type { ContentType } from '@/lib/shared/content/types'
import { conditionalJson } from './conditional'
import { noRecord } from './errors'
import { localeOf, placeOf, windowOf } from './query'

/** The version that a list is of, as /versions names it: between caches and instances a list may be older than that. */
const ofVersion = (version: string) => ({ 'content-version': version })

/** A list, or those of one project in it; whole, or the window asked for. */
export async function answerList(request: Request, type: ContentType, of?: { projectId: number }): Promise<Response> {
  const locale = localeOf(request)
  const window = windowOf(request)
  const place = placeOf(request, type)
  if (of) {
    const { records, version } = await getList(type, locale, { place })
    const { offset = 0, limit } = window ?? {}
    const mine = records.filter((record) => 'projectId' in record && record.projectId === of.projectId)
    const data = mine.slice(offset, limit === undefined ? undefined : offset + limit)
    return conditionalJson(
      request,
      window ? { data, meta: { total: mine.length, limit: limit ?? null, offset } } : { data },
      { headers: ofVersion(version) },
    )
  }
  const { records: data, version } = await getList(type, locale, { ...window, place })
  const headers = ofVersion(version)
  if (!window) return conditionalJson(request, { data }, { same: data, headers })
  const total = await countRecords(type, place)
  return conditionalJson(
    request,
    { data, meta: { total, limit: window.limit ?? null, offset: window.offset } },
    { headers },
  )
}

export async function answerRecord(request: Request, type: ContentType, id: number): Promise<Response> {
  const data = await getRecord(type, id, localeOf(request))
  if (!data) throw noRecord(type, id)
  return conditionalJson(request, { data })
}

/** The one GET by Id that is a list: those of project {id}. */
export async function answerSubcategoriesOf(request: Request, projectId: number): Promise<Response> {
  return answerList(request, 'projectSubCategory', { projectId })
}

export async function answerSubcategoryPage(request: Request, projectId: number, id: number): Promise<Response> {
  const data = await getRecord('projectSubCategoryDetails', id, localeOf(request))
  if (!data || data.projectId !== projectId) throw noRecord('projectSubCategoryDescription', `${projectId}/${id}`)
  return conditionalJson(request, { data })
}
