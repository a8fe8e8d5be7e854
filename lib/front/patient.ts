/** Asks the app with patience: it may be starting, or go away under a question. */
import { setTimeout as pause } from 'node:timers/promises'
import type { AppProcess } from './app-process'
import { NoAnswer } from './ask-app'

/** How long a visitor waits for an app that is being started: on a small machine under load it takes ten seconds. */
const START_WAIT_MS = 20_000
/** A connection breaks before the system tells that the process behind it is gone. */
const EXIT_NOTICE_MS = 200

/**
 * Asks once the app is up, and once more when it went away under the question: a question that the app dies of is not asked
 * for ever. One that reached nobody is asked until START_WAIT_MS are over: a busy system tells late that a process is gone.
 * @param again whether that may be: only what changes nothing is asked twice
 * @throws NoAnswer when the app gives none, and whatever else `ask` throws
 */
export async function patiently<T>(app: Pick<AppProcess, 'ready'>, ask: () => Promise<T>, again = true): Promise<T> {
  const end = performance.now() + START_WAIT_MS
  let asksLeft = 2
  for (;;) {
    const isUp = await app.ready(START_WAIT_MS)
    try {
      return await ask()
    } catch (error) {
      if (!again || !(error instanceof NoAnswer)) throw error
      if (!error.refused) asksLeft -= 1
      if (!isUp || asksLeft === 0 || performance.now() > end) throw error
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
