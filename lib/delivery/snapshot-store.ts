import 'server-only'
import { cms } from '@/lib/cms/instance'
import { remoteApi } from '@/lib/content/remote/api'
import { remoteSource } from '@/lib/content/remote/source'
import { sendRedirects } from '@/lib/platform/channel/channel'
import { onCommitted } from '@/lib/platform/database/transactions'
import { env } from '@/lib/platform/env/env'
import { log } from '@/lib/platform/log/log'
import { InvalidResponse, Unreachable } from '@/lib/platform/remote/remote-request'
import { redirectsInForce } from './active-redirects'
import { embeddedSource } from './embedded-source'
import { expirePages } from './expire-pages'
import { keepSnapshot, type SnapshotKeeper } from './keep-snapshot'
import { lastContentWriter, readLastContent, shelfOf } from './last-good-content'
import { keeper, offerKeeper } from './snapshot-registry'
import { everythingOf, ownPartsOf } from './stored-content'

/** Offers the snapshot of this process: from the CMS, or its lists from the server of CONTENT_API_URL. */
export function offerContent(): void {
  offerKeeper(openKeeper)
}

function openKeeper(): SnapshotKeeper {
  const { contentApiUrl: origin, contentApiKey: key } = env()
  const shelf = shelfOf(env())
  const kept = readLastContent(shelf)
  const stored = embeddedSource(patiently(cms))
  const database = origin ? ownPartsOf(stored) : everythingOf(stored)
  const write = lastContentWriter(shelf)
  if (kept) sendRedirects(redirectsInForce(kept))
  const sources = origin ? [remoteSource({ api: remoteApi({ origin, key }), kept }), database] : [database]
  const made = keepSnapshot({
    sources,
    kept,
    onChange: expirePages,
    onFailure: reportFailure,
    onSnapshot: (snapshot) => {
      sendRedirects(redirectsInForce(snapshot))
      write(snapshot)
    },
  })
  onCommitted(() => made.refresh(database))
  return made
}

/** Payload tells each attempt to open its database at length; one that failed stands for this long. */
const REOPEN_MS = 3000

function patiently<T>(open: () => Promise<T>): () => Promise<T> {
  let failure: { error: unknown; at: number } | undefined
  return async () => {
    if (failure && performance.now() - failure.at < REOPEN_MS) throw failure.error
    return open().catch((error: unknown) => {
      failure = { error, at: performance.now() }
      throw error
    })
  }
}

/** A source that is down is asked every second, and spoken of once a minute. */
const REPORT_INTERVAL_MS = 60_000
/** When each failure was last spoken of. */
const reported = new Map<string, number>()

function reportFailure(error: unknown): void {
  const sentence = error instanceof Error ? error.message : String(error)
  const now = performance.now()
  if (now - (reported.get(sentence) ?? Number.NEGATIVE_INFINITY) < REPORT_INTERVAL_MS) return
  for (const [said, at] of reported) if (now - at >= REPORT_INTERVAL_MS) reported.delete(said)
  reported.set(sentence, now)
  const foreseen = error instanceof InvalidResponse || error instanceof Unreachable
  if (foreseen) log.error(`${sentence} The last good content stays.`)
  else log.error({ err: error }, 'The content could not be read; the last good content stays.')
}

/** How soon a write of another process is noticed. */
const WATCH_INTERVAL_MS = 1000

/** Looks for writes of other processes; this one's announce themselves. Called once, when the server starts. */
export function watchContent(): void {
  offerContent()
  const content = keeper()
  void content.refresh()
  setInterval(() => void content.refresh(), WATCH_INTERVAL_MS).unref()
}
