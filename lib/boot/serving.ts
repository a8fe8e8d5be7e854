/** What the app does at its start, in the process that serves. */
import { sourceHealth } from '@/lib/delivery/content'
import { watchContent } from '@/lib/delivery/snapshot-store'
import { lingerOnBodies } from '@/lib/front/app-bodies'
import { endWhenTold } from '@/lib/platform/channel/app-end'
import { answerHeartbeats } from '@/lib/platform/channel/channel'
import { keepValuesOffConsole } from '@/lib/platform/log/console'
import { startScheduler } from './hourly'
import { lastOutboxHealth, serveOutbox } from './outbox-worker'

/** @param endsItself Next leaves it to us how this process ends */
export function beginServing({ endsItself }: { endsItself: boolean }): void {
  keepValuesOffConsole()
  // The parent holds the lock of the data folder: without it this process must not go on.
  process.once('disconnect', () => process.exit(0))
  if (endsItself) endWhenTold()
  lingerOnBodies()
  answerHeartbeats(() => ({ source: sourceHealth(), outbox: lastOutboxHealth() }))
  watchContent()
  startScheduler()
  serveOutbox()
}
