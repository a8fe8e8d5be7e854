/** Names of backups that are made by schedule: by these, and no others, they are known again when they are thinned out. */

const NAME = /^site-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar(?:\.age)?$/

/** Name of the backup of a moment, in UTC. */
export function backupName(madeAt: Date, isEncrypted: boolean): string {
  const moment = madeAt.toISOString().slice(0, 19).replaceAll(':', '-')
  return `site-${moment}Z.tar${isEncrypted ? '.age' : ''}`
}

/** The moment of a backup; null where it is a file of another kind. */
export function momentOf(name: string): Date | null {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
  if (!day) return null
  const moment = new Date(`${day}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(moment.getTime()) ? null : moment
}
