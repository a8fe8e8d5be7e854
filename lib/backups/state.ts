/** What is known of backups, in the database that all instances share. */
import type { Payload } from 'payload'
import type { BackupState } from './due'

const KEY = 'backups'

const none = (now: Date): BackupState => ({
  since: now.toISOString(),
  ...{ lastGood: null, triedAt: null, problem: null, toldAt: null },
})

/** Null before the schedule has looked for the first time. */
export const readBackupState = async (payload: Payload): Promise<BackupState | null> =>
  (await payload.kv.get(KEY)) as BackupState | null

/** The state, begun now where there is none. */
export async function backupStateFrom(payload: Payload, now: Date): Promise<BackupState> {
  const known = await readBackupState(payload)
  if (known) return known
  const begun = none(now)
  await writeBackupState(payload, begun)
  return begun
}

export const writeBackupState = (payload: Payload, state: BackupState): Promise<void> => payload.kv.set(KEY, state)
