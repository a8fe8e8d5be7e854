import { log } from '@/lib/platform/log/log'
import { onceAMinute } from '@/lib/platform/log/once-a-minute'
import { InvalidResponse, Unreachable } from '@/lib/platform/remote/remote-request'

/** A source that is down is polled every second. */
const isDue = onceAMinute()

/** Logs that a source could not be read. @param error as the source threw it */
export function reportFailure(error: unknown): void {
  const sentence = error instanceof Error ? error.message : String(error)
  if (!isDue(sentence)) return
  const foreseen = error instanceof InvalidResponse || error instanceof Unreachable
  if (foreseen) log.error(`${sentence} The last good content stays.`)
  else log.error({ err: error }, 'The content could not be read; the last good content stays.')
}
