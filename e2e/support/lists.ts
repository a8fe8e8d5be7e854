/** All content lists, as the public API has them. */

import { CONTENT_TYPES } from '@/lib/content/model/model'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ContentLists, ContentType, Identified } from '@/lib/shared/content/types'
import type { Client } from './client'

export type Lists = { [T in ContentType]: ContentLists[T][] }

/** @param locale Bangla where there is some */
export async function readLists(client: Client, locale: Locale = 'en'): Promise<Lists> {
  const lists: Record<string, unknown> = {}
  for (const type of CONTENT_TYPES) lists[type] = await client.list(`${type}?locale=${locale}`)
  return lists as Lists
}

/** The record of an Id. @throws when there is none */
export function recordById<R extends Identified>(records: R[], id: number | undefined): R {
  const found = records.find(({ Id }) => Id === id)
  if (!found) throw new Error(`The content has no record ${id}.`)
  return found
}
