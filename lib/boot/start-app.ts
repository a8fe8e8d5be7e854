/** Starts what runs beside requests in the app's process. */
import { sourceHealth } from '@/lib/delivery/content'
import { watchContent } from '@/lib/delivery/process-snapshot'
import { drainUnreadBodies } from '@/lib/front/drain-bodies'
import { answerHeartbeats } from '@/lib/platform/channel/channel'
import { shutDownOnSignal } from '@/lib/platform/channel/graceful-shutdown'
import { redactConsole } from '@/lib/platform/log/console'
import { addDownloads } from './add-downloads'
import { lastBackupHealth, startBackupWorker } from './backup-worker'
import { startCopyWorker } from './copy-worker'
import { lastOutboxHealth, startOutboxWorker } from './outbox-worker'
import { startScheduler } from './scheduler'

/** @param handlesSignals whether Next leaves signals to us */
export function startApp({ handlesSignals }: { handlesSignals: boolean }): void {
  redactConsole()
  // The parent holds the lock of the data folder: without it this process must exit.
  process.once('disconnect', () => process.exit(0))
  if (handlesSignals) shutDownOnSignal()
  drainUnreadBodies()
  answerHeartbeats(
    () => ({ source: sourceHealth(), outbox: lastOutboxHealth(), backups: lastBackupHealth() }),
    addDownloads,
  )
  watchContent()
  startScheduler()
  startOutboxWorker()
  startCopyWorker()
  startBackupWorker()
}
