import { log } from '@/lib/platform/log/log'
import { InvalidResponse, Unreachable } from '@/lib/platform/remote/remote-request'

/** A source that is down is polled every second, and logged once a minute. */
const REPORT_INTERVAL_MS = 60_000
/** Sentence of a failure → when it was last logged. */
const reported = new Map<string, number>()

/** Logs that a source could not be read. @param error as the source threw it */
export function reportFailure(error: unknown): void {
  const sentence = error instanceof Error ? error.message : String(error)
  const now = performance.now()
  if (now - (reported.get(sentence) ?? Number.NEGATIVE_INFINITY) < REPORT_INTERVAL_MS) return
  for (const [said, at] of reported) if (now - at >= REPORT_INTERVAL_MS) reported.delete(said)
  reported.set(sentence, now)
  const foreseen = error instanceof InvalidResponse || error instanceof Unreachable
  if (foreseen) log.error(`${sentence} The last good content stays.`)
  else log.error({ err: error }, 'The content could not be read; the last good content stays.')
}
