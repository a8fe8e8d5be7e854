/** In development the app is begun beside the preparation, and loads and compiles meanwhile. */
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_AGAIN_MS = 50

/** Waits until tables and content are there: for the file that scripts/start.ts leaves at the end of the preparation. */
export async function prepared(): Promise<void> {
  const file = process.env.AFTER_PREPARATION
  while (file && !existsSync(file)) await wait(LOOK_AGAIN_MS)
}
