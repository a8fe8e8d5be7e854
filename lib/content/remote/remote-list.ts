/** One list of another server: its last good records, when to poll it again, and what is refused of it. */

import { picturePaths } from '@/lib/content/rich-text/article'
import { InvalidResponse } from '@/lib/platform/remote/remote-request'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ContentLists, ContentType, ImageIndex } from '@/lib/shared/content/types'
import { checkList } from '../model/record-schema'
import { type ListSnapshot, makeList } from '../model/snapshot'
import { fieldsOf, imagePaths } from '../model/wire'
import type { RemoteApi } from './remote-api'
import { sanitizeList } from './sanitize-records'

/**
 * A changed list is fetched once more after this: the server's own cache may have combined the new version with the old
 * list. This software answers nothing that is older than three seconds.
 */
const CONFIRM_MS = 3000
/** A list with an unchanged version is fetched all the same after this, in case a change was missed. */
const BACKSTOP_MS = 60_000
/** A refused list is fetched again after this: soon enough to recover within five seconds. */
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

export interface RemoteList {
  type: ContentType
  /** The last good one. Another object as soon as anything of it changed. */
  known: Known | undefined
  /** What came of the last reading, if no list. */
  failure: Error | undefined
  /** @param version undefined where the server keeps none */
  isDue(version: string | undefined): boolean
  /** Fetches it. Never throws: sets `known` or `failure`. @param onProblem called with what was left out */
  read(version: string | undefined, onProblem: (error: Error) => void): Promise<void>
}

export function remoteList(
  api: RemoteApi,
  type: ContentType,
  lastGood: Known | undefined,
  now: () => number,
): RemoteList {
  const etags: Partial<Record<Locale, string>> = {}
  const read: Partial<Record<Locale, Records>> = {}
  let seen: string | undefined
  let nextAt = Number.NEGATIVE_INFINITY
  let emptySince: number | undefined
  let reading = false

  const readLocale = async (locale: Locale, onProblem: (error: Error) => void): Promise<Records> => {
    const answer = await api.list(type, locale, read[locale] && etags[locale])
    if (answer === 'unchanged') return read[locale] ?? []
    const had = self.known?.list.records.en.length ?? 0
    if (answer === 'missing' && had > 0) throw new InvalidResponse('is not there any more')
    const checked = checkList(type, answer === 'missing' ? [] : answer.value)
    if ('problem' in checked) throw new InvalidResponse(checked.problem)
    if (locale === 'en') checkEmpty(checked.value.length, had)
    const tidy = await sanitizeList(type, checked.value, api.origin, (sentence) =>
      onProblem(new InvalidResponse(`${sentence}.`)),
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

  const readAll = async (bilingual: boolean, onProblem: (error: Error) => void): Promise<Known> => {
    const [en, other] = await Promise.all([readLocale('en', onProblem), bilingual ? readLocale('bn', onProblem) : null])
    // The two were asked for one after the other; what is not in both yet is there in English.
    const bangla = new Map(other?.map((record) => [record.Id, record]))
    const records = { en, bn: other ? en.map((record) => bangla.get(record.Id) ?? record) : en }
    const images = bilingual ? await readImages(records, onProblem) : NO_IMAGES
    return { list: makeList(type, records, images), images }
  }

  const readImages = async (records: Record<Locale, Records>, onProblem: (error: Error) => void) => {
    const paths = pathsIn(type, [...records.en, ...records.bn])
    if (paths.length === 0) return NO_IMAGES
    try {
      const [en, bn] = await Promise.all([api.images(paths, 'en'), api.images(paths, 'bn')])
      return { en, bn }
    } catch (error) {
      onProblem(named('What is known of its pictures', error as Error))
      nextAt = now() + REFUSED_MS
      return self.known?.images ?? NO_IMAGES
    }
  }

  const self: RemoteList = {
    type,
    known: lastGood,
    failure: undefined,
    isDue: (version) => !reading && (now() >= nextAt || version !== seen),
    read: async (version, onProblem) => {
      reading = true
      nextAt = version === undefined ? now() : now() + (version === seen ? BACKSTOP_MS : CONFIRM_MS)
      seen = version
      try {
        const found = await readAll(version !== undefined, onProblem)
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
