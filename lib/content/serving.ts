/** What the app does at its start, in the process that serves. */
import { sourceHealth } from '@/lib/content'
import { watchContent } from '@/lib/content/keeper'
import { lingerOnBodies } from '@/lib/front/app-bodies'
import { endWhenTold } from '@/lib/front/app-end'
import { answerHeartbeats } from '@/lib/front/channel'
import { keepHouse } from '@/lib/housekeeping/hourly'
import { keepValuesOffConsole } from '@/lib/log-console'
import { lastOutboxHealth, serveOutbox } from '@/lib/mail/serve'

/** @param endsItself Next leaves it to us how this process ends */
export function beginServing({ endsItself }: { endsItself: boolean }): void {
  keepValuesOffConsole()
  // The parent holds the lock of the data folder: without it this process must not go on.
  process.once('disconnect', () => process.exit(0))
  if (endsItself) endWhenTold()
  lingerOnBodies()
  answerHeartbeats(() => ({ source: sourceHealth(), outbox: lastOutboxHealth() }))
  watchContent()
  keepHouse()
  serveOutbox()
}
