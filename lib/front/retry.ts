/** Asks the app with patience: it may be starting, or go away under a question. */
import { setTimeout as pause } from 'node:timers/promises'
import type { AppProcess } from './app-process'
import { NoAnswer } from './fetch-from-app'

/** How long a visitor waits for an app that is being started: on a small machine under load it takes ten seconds. */
const START_WAIT_MS = 20_000
/** A connection breaks before the system tells that the process behind it is gone. */
const EXIT_NOTICE_MS = 200

/** What may be done with a question. */
interface Question {
  /** Whether it may reach the app twice: it changes nothing, or the app knows it again. */
  isRepeatable?: boolean
  /** Whether it can be put again at all: not where its body was passed on as it came. */
  isWhole?: boolean
  /** Whether somebody still waits for the answer. */
  isWanted?: () => boolean
}

/**
 * Asks once the app is up. A question that reached nobody is asked again until START_WAIT_MS are over, since a busy system
 * tells late that a process is gone. One under which the app went away is asked once more, where it does no harm: the
 * app may have died of it. One that the app was too slow for is not asked again.
 * @throws NoAnswer when the app gives none, or nobody waits for it any more; and whatever else `ask` throws
 */
export async function patiently<T>(
  app: Pick<AppProcess, 'ready'>,
  ask: () => Promise<T>,
  { isRepeatable = true, isWhole = true, isWanted = () => true }: Question = {},
): Promise<T> {
  const end = performance.now() + START_WAIT_MS
  let repeatsLeft = isRepeatable ? 1 : 0
  for (;;) {
    const isUp = await app.ready(Math.max(end - performance.now(), 0))
    if (!isWanted()) throw new NoAnswer('Nobody waits for the answer any more.', 'not asked')
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof NoAnswer) || !isUp || !isWhole || performance.now() > end) throw error
      if (error.silence === 'late' || error.silence === 'not asked') throw error
      if (error.silence === 'broken off' && repeatsLeft-- === 0) throw error
    }
    await pause(EXIT_NOTICE_MS)
  }
}

/** The answer, or undefined when the app gives none. */
export async function unlessSilent<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof NoAnswer) return undefined
    throw error
  }
}
