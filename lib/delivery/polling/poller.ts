/**
 * The tab's one poller. Every list ticks once a second, but a tick asks for the versions of all lists in one request,
 * and only a list whose version changed is fetched.
 */

import { apiPath, type Locale } from '@/lib/shared/addresses/localized'
import type { ContentType, ListVersion, LiveList, Placement, VersionedPart } from '@/lib/shared/content/types'
import { POLL_INTERVAL } from '@/lib/shared/site'
import { readJson } from './read-json'

export type Versions = Record<VersionedPart, string>

/** Ticks of different lists within this time share their request. */
const SHARED_MS = POLL_INTERVAL / 2

let versions: { at: number; etag: string | null; known: Versions | null; pending: Promise<Versions> | null } = {
  at: 0,
  etag: null,
  known: null,
  pending: null,
}

let failed = 0

/** How many requests for versions have failed since the last one that did not. */
export const failedPolls = (): number => failed

/** Lists as they were last given, so that all who show one get the same object; what is a version alone, apart from the lists. */
const given = new Map<string, ListVersion>()

/** Forgets everything; every test starts with an empty poller. */
export function resetPoller(): void {
  versions = { at: 0, etag: null, known: null, pending: null }
  given.clear()
  failed = 0
}

async function fetchVersions(): Promise<Versions> {
  const headers: HeadersInit = versions.etag ? { 'If-None-Match': versions.etag } : {}
  const response = await fetch(apiPath('versions'), { headers, cache: 'no-store' })
  if (response.status === 304 && versions.known) return versions.known
  const { data } = await readJson<Versions>(response)
  versions.etag = response.headers.get('etag')
  versions.known = data
  return data
}

/**
 * Version of every list as it is now: the very same object while none changed. Fetched at most once for a tick.
 * @throws when the server cannot be reached or does not answer well
 */
export function currentVersions(): Promise<Versions> {
  const now = Date.now()
  if (versions.pending && now - versions.at < SHARED_MS) return versions.pending
  versions.at = now
  // A failure is shared too: a server in trouble must not be asked once per list.
  versions.pending = fetchVersions()
  versions.pending.then(
    () => {
      failed = 0
    },
    () => {
      failed += 1
    },
  )
  return versions.pending
}

export interface ListRequest<T extends ContentType> {
  type: T
  locale: Locale
  /** The window of the list: `limit` records from `offset` on; the whole list without them. */
  limit?: number
  offset?: number
  /** Of those in this place alone. */
  place?: Placement
}

/**
 * The list as it is now: the very same object while its version has not changed.
 * @param initial the list that the page came with, or its version alone; given back while it is the newest
 * @throws when the server cannot be reached or does not answer well
 */
export async function pollList<T extends ContentType, I extends ListVersion = LiveList<T>>(
  { type, locale, limit, offset, place }: ListRequest<T>,
  initial: I | undefined,
): Promise<I | LiveList<T>> {
  const version = (await currentVersions())[type]
  const query = new URLSearchParams({ locale })
  if (limit) query.set('limit', String(limit))
  if (offset) query.set('offset', String(offset))
  if (place !== undefined) query.set('page', place)
  const address = `${apiPath(type)}?${query}`
  if (initial?.version === version) return sameObject('records' in initial ? address : `${address}#version`, initial)
  const last = given.get(address) as LiveList<T> | undefined
  if (last?.version === version) return last
  const { fetchList } = await import('./fetch-list')
  const list: LiveList<T> = { type, ...(await fetchList<T>(address, locale, version)) }
  given.set(address, list)
  return list
}

function sameObject<I extends ListVersion>(key: string, found: I): I {
  const known = given.get(key)
  if (known?.version === found.version) return known as I
  given.set(key, found)
  return found
}
