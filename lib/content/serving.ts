/** What the app does at its start, in the process that serves. */
import { sourceHealth } from '@/lib/content'
import { watchContent } from '@/lib/content/keeper'
import { answerHeartbeats } from '@/lib/front/channel'
import { keepHouse } from '@/lib/housekeeping/hourly'
import { lastOutboxHealth, serveOutbox } from '@/lib/mail/serve'

export function beginServing(): void {
  // The parent holds the lock of the data folder: without it this process must not go on.
  process.once('disconnect', () => process.exit(0))
  answerHeartbeats(() => ({ source: sourceHealth(), outbox: lastOutboxHealth() }))
  watchContent()
  keepHouse()
  serveOutbox()
}
