/** When a backup is due, and when the last good one is too old. */

import { DHAKA_MS } from '@/lib/shared/format/dhaka-day'

/** What is known of the backups that are made by schedule. */
export interface BackupState {
  /** ISO time since when there has been a place for them. */
  since: string
  /** The last that was put in its place, and restored as a test before. */
  lastGood: GoodBackup | null
  /** ISO time of the last try; null before the first. */
  triedAt: string | null
  /** Why the last try failed; null where it did not. */
  problem: BackupProblem | null
  /** ISO time of the last mail about it; null where none was needed since the last good one. */
  toldAt: string | null
}

export interface GoodBackup {
  /** ISO time. */
  at: string
  name: string
  bytes: number
  /** Whether its database was restored as a test, or only read to its end. */
  restored: boolean
  /** Files that records name and that the site had not. */
  missing: number
}

export interface BackupProblem {
  /** What failed: the disk is full, the place refuses, the backup is not what it should be, or something else. */
  kind: 'space' | 'place' | 'damaged' | 'other'
  /** As it was said where it failed, in English. */
  detail: string
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** What failed is tried again after so long. */
const RETRY_MS = HOUR_MS
/** A mail that nothing came of is followed by another after so long. */
const TELL_AGAIN_MS = 7 * DAY_MS

/** The last time at which clocks in Bangladesh showed a full hour. @param hour from 0 to 23 */
function lastAt(hour: number, now: Date): number {
  const there = now.getTime() + DHAKA_MS
  const today = Math.floor(there / DAY_MS) * DAY_MS + hour * HOUR_MS
  return (today <= there ? today : today - DAY_MS) - DHAKA_MS
}

/** Whether a backup is to be made now: the first at once, then one a day, and each hour after one that failed. */
export function isDue({ lastGood, triedAt }: BackupState, hour: number, now: Date): boolean {
  if (lastGood && Date.parse(lastGood.at) >= lastAt(hour, now)) return false
  const sinceTry = triedAt ? now.getTime() - Date.parse(triedAt) : Number.POSITIVE_INFINITY
  // A clock that was set back must not stop backups until it has caught up.
  return sinceTry >= RETRY_MS || sinceTry < 0
}

/** ISO time since when there was no good backup: of the last good one, or the beginning where there is none. */
export const withoutBackupSince = ({ lastGood, since }: BackupState): string => lastGood?.at ?? since

/** Whether that is longer ago than allowed. */
export const isOverdue = (state: BackupState, allowedHours: number, now: Date): boolean =>
  now.getTime() - Date.parse(withoutBackupSince(state)) > allowedHours * HOUR_MS

/** Whether a mail is to say so: once, and each week for as long as nothing is done. */
export const isToBeTold = ({ toldAt }: BackupState, now: Date): boolean =>
  toldAt === null || now.getTime() - Date.parse(toldAt) >= TELL_AGAIN_MS
