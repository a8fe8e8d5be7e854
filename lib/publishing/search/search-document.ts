/** A document of the search index: a record or a page, and how its words are read from the content. */
import 'server-only'
import { getList } from '@/lib/delivery/content'
import { yieldToEventLoop } from '@/lib/platform/event-loop/yield-to-event-loop'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ContentLists, ContentType } from '@/lib/shared/content/types'
import { LOCALES } from '@/lib/shared/i18n/routing'
import type { HitKind } from './types'

interface Words {
  title: string
  /** Categories, places and offices: they weigh less than titles and more than texts. */
  about: string
  text: string
}

/** A record or a page that can be found. */
export interface SearchDocument {
  key: string
  kind: HitKind
  path: string
  date: string | null
  /** The records that it is made of: the very same objects as long as it has not changed. */
  parts: readonly (object | undefined)[]
  /**
   * Taken from the records when they are needed: kept, they would double the memory of all texts.
   * @param textOf the words of an HTML text
   */
  words: (locale: Locale, textOf: (html: string) => string) => Words
}

/** The records of a list with their two languages, which are in one order. */
export async function inBoth<T extends ContentType>(type: T): Promise<Record<Locale, ContentLists[T]>[]> {
  const [en, bn] = await Promise.all(LOCALES.map((locale) => getList(type, locale)))
  // A list of ten thousand records takes a few milliseconds: others come first.
  await yieldToEventLoop()
  return (en?.records ?? []).map((record, at) => ({ en: record, bn: bn?.records[at] ?? record }))
}

export async function byId<T extends ContentType>(type: T): Promise<Map<number, Record<Locale, ContentLists[T]>>> {
  return new Map((await inBoth(type)).map((record) => [record.en.Id, record]))
}
