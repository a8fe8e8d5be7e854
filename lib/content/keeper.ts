import 'server-only'
import { cms } from '@/lib/cms/payload'
import { onCommitted } from '@/lib/database/transactions'
import { embeddedSource } from './embedded'
import { expirePages } from './expire'
import { keepSnapshot, type SnapshotKeeper } from './snapshot'

/** On globalThis: pages, handlers and instrumentation are bundled apart, and would otherwise each keep a copy. */
const shared = globalThis as { foundationContent?: SnapshotKeeper }

/** The snapshot of this process. The remote source will be chosen here, by CONTENT_API_URL. */
export function keeper(): SnapshotKeeper {
  if (!shared.foundationContent) {
    const made = keepSnapshot({
      source: embeddedSource(cms),
      onChange: expirePages,
      onFailure: (error) => console.error('The content could not be read; the last good content stays.', error),
    })
    shared.foundationContent = made
    onCommitted(() => made.refresh())
  }
  return shared.foundationContent
}

/** How soon a write of another process is noticed. */
const WATCH_INTERVAL_MS = 1000

/** Looks for writes of other processes; this one's announce themselves. Called once, when the server starts. */
export function watchContent(): void {
  const content = keeper()
  void content.refresh()
  setInterval(() => void content.refresh(), WATCH_INTERVAL_MS).unref()
}
