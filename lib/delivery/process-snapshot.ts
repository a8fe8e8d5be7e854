import 'server-only'
import { cms } from '@/lib/cms/instance'
import type { Snapshot } from '@/lib/content/model/snapshot'
import { remoteApi } from '@/lib/content/remote/remote-api'
import { remoteSource } from '@/lib/content/remote/source'
import { sendMovedAddresses } from '@/lib/platform/channel/channel'
import { onShutdown } from '@/lib/platform/channel/graceful-shutdown'
import { listenForChanges } from '@/lib/platform/database/listen-for-changes'
import { onCommitted } from '@/lib/platform/database/transactions'
import { env } from '@/lib/platform/env/env'
import { registerChangedWords, setChangedWords } from '@/lib/shared/i18n/changed-words'
import { activeRedirects } from './active-redirects'
import { embeddedSource } from './embedded-source'
import { expirePages } from './expire-pages'
import { lastGoodContentWriter, lastGoodLocation, readLastGoodContent } from './last-good-content'
import { reportFailure } from './report-failure'
import { registerSnapshotStore, snapshotStore } from './snapshot-registry'
import { createSnapshotStore, type SnapshotStore } from './snapshot-store'
import { cmsSettingsSource, cmsSource } from './stored-content'

/** Registers the snapshot store of this process: content of the CMS, or lists of the server at CONTENT_API_URL. */
export function registerProcessSnapshot(): void {
  registerSnapshotStore(openSnapshotStore)
  registerChangedWords(() => snapshotStore().current())
}

function openSnapshotStore(): SnapshotStore {
  const { contentApiUrl: origin, contentApiKey: key } = env()
  const location = lastGoodLocation(env())
  const lastGood = readLastGoodContent(location)
  const stored = embeddedSource(withCachedFailure(cms))
  const database = origin ? cmsSettingsSource(stored) : cmsSource(stored)
  const write = lastGoodContentWriter(location)
  if (lastGood) {
    sendMovedAddresses(movedAddresses(lastGood))
    setChangedWords(lastGood.words)
  }
  const sources = origin ? [remoteSource({ api: remoteApi({ origin, key }), lastGood }), database] : [database]
  const made = createSnapshotStore({
    sources,
    lastGood,
    onChange: expirePages,
    onFailure: reportFailure,
    onSnapshot: (snapshot) => {
      setChangedWords(snapshot.words)
      sendMovedAddresses(movedAddresses(snapshot))
      write(snapshot)
    },
  })
  // A write is answered once the snapshot has it; pages are expired (onChange) without anybody waiting.
  onCommitted(() => made.refresh(database))
  return made
}

const movedAddresses = (snapshot: Snapshot) => ({
  redirects: activeRedirects(snapshot),
  pictures: snapshot.movedPictures,
})

/** Payload logs each failed attempt to open its database at length. */
const REOPEN_MS = 3000

/** Caches a failure to open, so that the next attempt comes three seconds later at the earliest. */
function withCachedFailure<T>(open: () => Promise<T>): () => Promise<T> {
  let failure: { error: unknown; at: number } | undefined
  return async () => {
    if (failure && performance.now() - failure.at < REOPEN_MS) throw failure.error
    return open().catch((error: unknown) => {
      failure = { error, at: performance.now() }
      throw error
    })
  }
}

/** Interval of polling for writes of other processes, also where each is told at once: news of one may be lost. */
const WATCH_INTERVAL_MS = 1000

/** Polls for writes of other processes; this one's refresh the snapshot by themselves. Called once, when the server starts. */
export function watchContent(): void {
  registerProcessSnapshot()
  const content = snapshotStore()
  void content.refresh()
  setInterval(() => void content.refresh(), WATCH_INTERVAL_MS).unref()
  const { databaseDirectUrl } = env()
  if (databaseDirectUrl) onShutdown(listenForChanges(databaseDirectUrl, () => void content.refresh()))
}
