import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const POLL_MS = 50

/**
 * Waits for the preparation of tables and content, at the end of which scripts/start.ts writes a file. In development the
 * app starts beside it, and compiles meanwhile.
 */
export async function waitForPreparation(): Promise<void> {
  const file = process.env.AFTER_PREPARATION
  while (file && !existsSync(file)) await wait(POLL_MS)
}
