/**
 * The remote source: polls the lists of another server. From a server with versions it fetches these once a second, and
 * the lists whose version changed; from one without, every list once a second. Each list is read by itself, so that one
 * that hangs or is refused does not hold up the others.
 */

import { InvalidResponse, Unreachable } from '@/lib/platform/remote/remote-request'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ContentType, ImageIndex } from '@/lib/shared/content/types'
import { CONTENT_TYPES } from '../model/model'
import { makeList, type Snapshot } from '../model/snapshot'
import type { ContentSource, SnapshotPart } from '../model/source'
import type { RemoteApi } from './remote-api'
import { type Known, named, pathsIn, type RemoteList, remoteList } from './remote-list'

/** Not oftener than once a second; a little less, since timers may come early. */
const PACE_MS = 950
/** A server that has no versions is asked whether it has them now: it may have been away, or was updated. */
const PROBE_MS = 5000
/** A reading ends then, with the lists that are there; those that hang join a later one. */
const DEADLINE_MS = 1500

export interface RemoteOptions {
  api: RemoteApi
  /** The content of an earlier run, as read from the same server. */
  lastGood?: Pick<Snapshot, 'lists' | 'images'>
  /** Milliseconds that only grow. */
  now?: () => number
}

export function remoteSource({ api, lastGood, now = () => performance.now() }: RemoteOptions): ContentSource {
  const lists = CONTENT_TYPES.map((type) => remoteList(api, type, lastGood && lastGoodList(lastGood, type), now))
  const askVersions = versionsOf(api, now)
  let begunAt = Number.NEGATIVE_INFINITY
  let last: Promise<SnapshotPart> | undefined
  /** Readings that ended since the last one told of its failures. */
  const ended: RemoteList[] = []
  let given: { known: (Known | undefined)[]; part: SnapshotPart } | undefined

  const part = (): SnapshotPart => {
    const known = lists.map((list) => list.known)
    if (!given || known.some((one, i) => one !== given?.known[i])) given = { known, part: joined(lists) }
    return given.part
  }

  const read = async (failed: (error: Error) => void): Promise<SnapshotPart> => {
    const versions = await askVersions()
    const asked = lists.filter((list) => list.isDue(versions?.[list.type]))
    const readings = asked.map(async (list) => {
      await list.read(versions?.[list.type], failed)
      ended.push(list)
    })
    const all = Promise.all(readings)
    await (given || lastGood ? Promise.race([all, pause(DEADLINE_MS)]) : all)
    const failures = ended.splice(0).flatMap(({ failure }) => failure ?? [])
    if (lists.every(({ failure }) => failure)) throw lists[0]?.failure
    for (const failure of failures) failed(failure)
    return part()
  }

  return {
    read: (failed) => {
      if (last && now() - begunAt < PACE_MS) return last
      begunAt = now()
      last = read(failed)
      return last
    },
  }
}

/** Version of every list; undefined where the server keeps none. */
function versionsOf(api: RemoteApi, now: () => number): () => Promise<Record<string, string> | undefined> {
  let table: Record<string, string> | undefined
  let etag: string | undefined
  let probeAt = Number.NEGATIVE_INFINITY
  return async () => {
    if (now() < probeAt) return undefined
    try {
      const read = await api.versions(etag)
      if (read === 'unchanged') return table
      if (read === 'missing') throw new InvalidResponse('is not there')
      table = read.value
      etag = read.etag
      return table
    } catch (error) {
      // A server that once had versions is at fault without them; another never had any.
      if (error instanceof Unreachable || table) throw named(`The table of versions of ${api.origin}`, error as Error)
      probeAt = now() + PROBE_MS
      return undefined
    }
  }
}

/** @throws the failure of a list that was never read: an empty list in its place would be stored as good content */
function joined(lists: RemoteList[]): SnapshotPart {
  const known = lists.map(({ type, known, failure }): [ContentType, Known] => {
    if (known) return [type, known]
    // One list that cannot be used, as against a server that cannot, must not keep the whole site from starting.
    if (failure instanceof InvalidResponse && lists.some((list) => list.known)) return [type, nothing(type)]
    throw failure ?? new Unreachable(`The list ${type} was not read yet.`)
  })
  const images = (locale: Locale): ImageIndex => Object.assign({}, ...known.map(([, { images }]) => images[locale]))
  return {
    lists: Object.fromEntries(known.map(([type, { list }]) => [type, list])) as Snapshot['lists'],
    images: { en: images('en'), bn: images('bn') },
  }
}

function nothing(type: ContentType): Known {
  const images = { en: {}, bn: {} }
  return { list: makeList(type, { en: [], bn: [] }, images), images }
}

function lastGoodList({ lists, images }: Pick<Snapshot, 'lists' | 'images'>, type: ContentType): Known {
  const list = lists[type]
  const paths = pathsIn(type, [...list.records.en, ...list.records.bn])
  const mine = (locale: Locale): ImageIndex =>
    Object.fromEntries(paths.flatMap((path) => (images[locale][path] ? [[path, images[locale][path]]] : [])))
  return { list, images: { en: mine('en'), bn: mine('bn') } }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref())
