/** The schedule of backups: has one made when it is due, and a mail posted when there was no good one for too long. */
import { createLocalReq, type Payload } from 'payload'
import { FOUNDATION, postMail } from '@/lib/outbox/post'
import type { BackupHealth } from '@/lib/platform/channel/channel'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { log } from '@/lib/platform/log/log'
import type { Backup } from '@/lib/platform/payload/payload-types'
import { type BackupState, isDue, isOverdue, isToBeTold } from './due'
import type { BackupOutcome } from './scheduled-backup'
import { backupStateFrom, writeBackupState } from './state'
import type { Kept } from './thin-out'

interface Schedule {
  payload: Payload
  /** Makes a backup; null where it was not brought to its end because this process ends. */
  make: (kept: Kept) => Promise<BackupOutcome | null>
  /** Runs work that one process of all does at a time; undefined where another does it. */
  alone: <T>(work: () => Promise<T>) => Promise<T | undefined>
  now: () => Date
}

/** Does what is due. @returns how backups are afterwards @throws the error of the database */
export async function keepSchedule(schedule: Schedule): Promise<BackupHealth> {
  const { payload, alone, now } = schedule
  const settings = await payload.findGlobal({ slug: 'backups', depth: 0, overrideAccess: true })
  let state = await backupStateFrom(payload, now())
  if (isDue(state, settings.hour, now())) state = (await alone(() => backUp(schedule, settings))) ?? state
  const isMailDue = () => isOverdue(state, settings.allowedHours, now()) && isToBeTold(state, now())
  if (isMailDue()) state = (await alone(() => tell(schedule))) ?? state
  const overdue = isOverdue(state, settings.allowedHours, now())
  return { configured: true, lastGood: state.lastGood?.at ?? null, overdue }
}

/** @returns the state after it; another process may have made one meanwhile */
async function backUp({ payload, make, now }: Schedule, { hour, days, weeks, months }: Backup): Promise<BackupState> {
  const before = await backupStateFrom(payload, now())
  if (!isDue(before, hour, now())) return before
  // Before it: one that takes the whole machine down is not tried again at once.
  const tried = { ...before, triedAt: now().toISOString() }
  await writeBackupState(payload, tried)
  const outcome = await make({ days, weeks, months })
  const after = outcome ? stateAfter(tried, outcome) : before
  await writeBackupState(payload, after)
  return after
}

function stateAfter(tried: BackupState, { good, problem }: BackupOutcome): BackupState {
  if (problem) {
    log.error({ problem }, 'A backup failed; it is tried again in an hour.')
    return { ...tried, problem }
  }
  // By another word than “name”, which the log hides.
  log.info(
    { archive: good.name, bytes: good.bytes, restored: good.restored, missing: good.missing },
    'A backup was made.',
  )
  return { ...tried, lastGood: good, problem: null, toldAt: null }
}

/** Posts a mail to the foundation. @returns the state after it */
async function tell({ payload, now }: Schedule): Promise<BackupState> {
  const before = await backupStateFrom(payload, now())
  if (!isToBeTold(before, now())) return before
  const req = await createLocalReq({}, payload)
  await withTransaction(req, () => postMail(req, { kind: 'backup-overdue', recipient: FOUNDATION, locale: 'en' }))
  const after = { ...before, toldAt: now().toISOString() }
  await writeBackupState(payload, after)
  return after
}
