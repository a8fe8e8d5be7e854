/** What the app does at its start, in the process that serves. */
import { sourceHealth } from '@/lib/delivery/content'
import { watchContent } from '@/lib/delivery/snapshot-store'
import { drainUnreadBodies } from '@/lib/front/drain-bodies'
import { answerHeartbeats } from '@/lib/platform/channel/channel'
import { shutDownOnSignal } from '@/lib/platform/channel/graceful-shutdown'
import { redactConsole } from '@/lib/platform/log/console'
import { lastOutboxHealth, startOutboxWorker } from './outbox-worker'
import { startScheduler } from './scheduler'

/** @param endsItself Next leaves it to us how this process ends */
export function startApp({ endsItself }: { endsItself: boolean }): void {
  redactConsole()
  // The parent holds the lock of the data folder: without it this process must not go on.
  process.once('disconnect', () => process.exit(0))
  if (endsItself) shutDownOnSignal()
  drainUnreadBodies()
  answerHeartbeats(() => ({ source: sourceHealth(), outbox: lastOutboxHealth() }))
  watchContent()
  startScheduler()
  startOutboxWorker()
}
