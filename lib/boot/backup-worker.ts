import 'server-only'
import { existsSync } from 'node:fs'
import { keepSchedule } from '@/lib/backups/keep-schedule'
import { BACKUP_PROGRAM } from '@/lib/backups/program'
import type { BackupOutcome } from '@/lib/backups/scheduled-backup'
import { cms } from '@/lib/cms/instance'
import { NICENESS, spawnNode } from '@/lib/front/child-process'
import type { BackupHealth } from '@/lib/platform/channel/channel'
import { onShutdown } from '@/lib/platform/channel/graceful-shutdown'
import { runUnlessLocked } from '@/lib/platform/database/advisory-lock'
import { env } from '@/lib/platform/env/env'
import { log } from '@/lib/platform/log/log'

/** Key of the advisory lock by which one process of all makes backups: 'save' in ASCII. */
const LOCK = 0x73617665
const LOOK_MS = 60_000
/** Delay of the first look, so that visitors come first after a start. */
const FIRST_MS = 30_000
/** A backup that takes longer is ended, and tried again. */
const LONGEST_MS = 6 * 60 * 60 * 1000

let health: BackupHealth | null = null

/** How backups did a moment ago; null until the schedule was looked at. */
export const lastBackupHealth = (): BackupHealth | null => health

/** Keeps the schedule of backups, for as long as this process lives. Called once, when the server starts. */
export function startBackupWorker(): void {
  if (!env().backupTo) {
    health = { configured: false, lastGood: null, overdue: false }
    return
  }
  // What is developed is no build, and has no program beside it.
  if (!existsSync(BACKUP_PROGRAM)) return
  const ending = new AbortController()
  let looking = Promise.resolve()
  const again = (after: number) =>
    setTimeout(() => {
      looking = look(ending.signal).finally(() => again(LOOK_MS))
    }, after).unref()
  again(FIRST_MS)
  onShutdown(() => {
    ending.abort()
    return looking
  })
}

async function look(ending: AbortSignal): Promise<void> {
  try {
    health = await keepSchedule({
      payload: await cms(),
      make: (kept) => outcomeOf(JSON.stringify(kept), ending),
      alone: (work) => runUnlessLocked(env().databaseDirectUrl, LOCK, work),
      now: () => new Date(),
    })
  } catch (err) {
    log.error({ err }, 'The schedule of backups could not be looked at; it is tried again in a minute.')
  }
}

/** Runs the program in a process of its own. @returns null where this process ends before */
function outcomeOf(kept: string, ending: AbortSignal): Promise<BackupOutcome | null> {
  const child = spawnNode({ args: [BACKUP_PROGRAM, kept], niceness: NICENESS.background })
  const end = () => child.kill('SIGKILL')
  const deadline = setTimeout(end, LONGEST_MS)
  ending.addEventListener('abort', end)
  return new Promise((resolve) => {
    let told: BackupOutcome | undefined
    child.once('message', (message) => {
      told = message as BackupOutcome
    })
    const finish = (detail: string) => {
      clearTimeout(deadline)
      ending.removeEventListener('abort', end)
      resolve(told ?? (ending.aborted ? null : { problem: { kind: 'other', detail } }))
    }
    child.once('error', (error) => finish(error.message))
    child.once('exit', (code, signal) => finish(`The backup ended before it was made (${signal ?? code}).`))
  })
}
