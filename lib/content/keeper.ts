import 'server-only'
import { cms } from '@/lib/cms/payload'
import { onCommitted } from '@/lib/database/transactions'
import { log } from '@/lib/log'
import { embeddedSource } from './embedded'
import { expirePages } from './expire'
import { everythingOf } from './from-cms'
import { keepSnapshot, type SnapshotKeeper } from './keep-snapshot'

/** On globalThis: pages, handlers and instrumentation are bundled apart, and would otherwise each keep a copy. */
const shared = globalThis as { foundationContent?: SnapshotKeeper }

/** The snapshot of this process. */
export function keeper(): SnapshotKeeper {
  if (!shared.foundationContent) {
    const database = everythingOf(embeddedSource(cms))
    const made = keepSnapshot({ sources: [database], onChange: expirePages, onFailure: reportFailure })
    shared.foundationContent = made
    onCommitted(() => made.refresh(database))
  }
  return shared.foundationContent
}

/** A source that is down is asked every second, and spoken of once a minute. */
const REPORT_INTERVAL_MS = 60_000
let reportedAt = Number.NEGATIVE_INFINITY

function reportFailure(error: unknown): void {
  if (performance.now() - reportedAt < REPORT_INTERVAL_MS) return
  reportedAt = performance.now()
  log.error({ err: error }, 'The content could not be read; the last good content stays.')
}

/** How soon a write of another process is noticed. */
const WATCH_INTERVAL_MS = 1000

/** Looks for writes of other processes; this one's announce themselves. Called once, when the server starts. */
export function watchContent(): void {
  const content = keeper()
  void content.refresh()
  setInterval(() => void content.refresh(), WATCH_INTERVAL_MS).unref()
}
