/** Interval of looking for the file. In development the app starts beside the preparation, and compiles meanwhile. */
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_AGAIN_MS = 50

/** Waits for the preparation of tables and content, at the end of which scripts/start.ts writes a file. */
export async function waitForPreparation(): Promise<void> {
  const file = process.env.AFTER_PREPARATION
  while (file && !existsSync(file)) await wait(LOOK_AGAIN_MS)
}
