/** One list of another server: what is known of it, when it is to be asked for again, and what is not taken from it. */

import { picturePaths } from '@/lib/content/rich-text/article'
import { InvalidResponse } from '@/lib/platform/remote/remote-request'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ContentLists, ContentType, ImageIndex } from '@/lib/shared/content/types'
import { checkList } from '../model/record-schema'
import { type ListSnapshot, makeList } from '../model/snapshot'
import { fieldsOf, imagePaths } from '../model/wire'
import type { RemoteApi } from './api'
import { tidyList } from './tidy'

/**
 * A changed list is asked for once more then: the server's own cache may have given the version of now and the list of
 * before. Nothing that is older than three seconds is answered by this software.
 */
const CONFIRM_MS = 3000
/** A list whose version stands is looked at all the same, should a change of it have been missed. */
const BACKSTOP_MS = 60_000
/** One that was refused: soon enough for a recovery within five seconds, and no stream of what cannot be used. */
const REFUSED_MS = 3000
/**
 * An empty list where there was content is more often a fault (a database that was not mounted, a filter that went wrong)
 * than an editor's wish. A fault of that kind is noticed or restarted away within a minute; a wish stands.
 */
const EMPTY_MS = 60_000

type Records = ContentLists[ContentType][]

export interface Known {
  list: ListSnapshot
  images: Record<Locale, ImageIndex>
}

export interface FollowedList {
  type: ContentType
  /** The last good one. Another object as soon as anything of it changed. */
  known: Known | undefined
  /** What came of the last reading, if no list. */
  failure: Error | undefined
  /** @param version undefined where the server keeps none */
  isDue(version: string | undefined): boolean
  /** Reads it. Never throws: what came of it stands in `known` or in `failure`. @param told hears what was left out */
  read(version: string | undefined, told: (error: Error) => void): Promise<void>
}

export function followList(
  api: RemoteApi,
  type: ContentType,
  kept: Known | undefined,
  now: () => number,
): FollowedList {
  const etags: Partial<Record<Locale, string>> = {}
  const read: Partial<Record<Locale, Records>> = {}
  let seen: string | undefined
  let nextAt = Number.NEGATIVE_INFINITY
  let emptySince: number | undefined
  let reading = false

  const half = async (locale: Locale, told: (error: Error) => void): Promise<Records> => {
    const answer = await api.list(type, locale, read[locale] && etags[locale])
    if (answer === 'unchanged') return read[locale] ?? []
    const had = self.known?.list.records.en.length ?? 0
    if (answer === 'missing' && had > 0) throw new InvalidResponse('is not there any more')
    const checked = checkList(type, answer === 'missing' ? [] : answer.value)
    if ('problem' in checked) throw new InvalidResponse(checked.problem)
    if (locale === 'en') checkEmpty(checked.value.length, had)
    const tidy = await tidyList(type, checked.value, api.origin, (sentence) =>
      told(new InvalidResponse(`${sentence}.`)),
    )
    read[locale] = tidy
    etags[locale] = answer === 'missing' ? undefined : answer.etag
    return tidy
  }

  const checkEmpty = (count: number, had: number) => {
    emptySince = count === 0 && had > 0 ? (emptySince ?? now()) : undefined
    if (emptySince !== undefined && now() - emptySince < EMPTY_MS)
      throw new InvalidResponse(`is empty; it had ${had} records`)
  }

  const readAll = async (bilingual: boolean, told: (error: Error) => void): Promise<Known> => {
    const [en, other] = await Promise.all([half('en', told), bilingual ? half('bn', told) : null])
    // The two were asked for one after the other; what is not in both yet is there in English.
    const bangla = new Map(other?.map((record) => [record.Id, record]))
    const records = { en, bn: other ? en.map((record) => bangla.get(record.Id) ?? record) : en }
    const images = bilingual ? await readImages(records, told) : NO_IMAGES
    return { list: makeList(type, records, images), images }
  }

  const readImages = async (records: Record<Locale, Records>, told: (error: Error) => void) => {
    const paths = pathsIn(type, [...records.en, ...records.bn])
    if (paths.length === 0) return NO_IMAGES
    try {
      const [en, bn] = await Promise.all([api.images(paths, 'en'), api.images(paths, 'bn')])
      return { en, bn }
    } catch (error) {
      told(named('What is known of its pictures', error as Error))
      nextAt = now() + REFUSED_MS
      return self.known?.images ?? NO_IMAGES
    }
  }

  const self: FollowedList = {
    type,
    known: kept,
    failure: undefined,
    isDue: (version) => !reading && (now() >= nextAt || version !== seen),
    read: async (version, told) => {
      reading = true
      nextAt = version === undefined ? now() : now() + (version === seen ? BACKSTOP_MS : CONFIRM_MS)
      seen = version
      try {
        const found = await readAll(version !== undefined, told)
        if (!same(self.known, found)) self.known = found
        self.failure = undefined
      } catch (error) {
        self.failure = named(`The list ${type} of ${api.origin}`, error as Error)
        nextAt = error instanceof InvalidResponse ? now() + REFUSED_MS : now()
      } finally {
        reading = false
      }
    },
  }
  return self
}

const NO_IMAGES: Record<Locale, ImageIndex> = { en: {}, bn: {} }

/** The same failure as a sentence. */
export function named(what: string, error: Error): Error {
  const sentence = `${what} ${error.message}.`
  error.message = sentence
  return error
}

/** Paths of all pictures of records: in their image fields, and in their HTML. */
export function pathsIn(type: ContentType, records: Records): string[] {
  const html = fieldsOf(type).flatMap(([name, { kind }]) => (kind === 'html' ? [name] : []))
  const within = records.flatMap((record) =>
    html.flatMap((name) => picturePaths((record as unknown as Record<string, string>)[name] ?? '')),
  )
  return [...new Set([...imagePaths(type, records), ...within])]
}

/** The version says it of the records and their pictures, but not of pictures within HTML. */
function same(before: Known | undefined, after: Known): boolean {
  return (
    before !== undefined &&
    before.list.version === after.list.version &&
    JSON.stringify(before.images) === JSON.stringify(after.images)
  )
}
