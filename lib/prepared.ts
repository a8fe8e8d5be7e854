/** In development the app is begun beside the preparation, and loads its modules meanwhile. */
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_AGAIN_MS = 50

/** Waits until tables and content are there. @param file left by scripts/start.ts at the end of the preparation */
export async function prepared(file: string): Promise<void> {
  while (!existsSync(file)) await wait(LOOK_AGAIN_MS)
}
