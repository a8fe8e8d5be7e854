/** The program that makes a backup of the schedule, beside the build of the site. From the root of the repository. */
export const BACKUP_PROGRAM = '.next/programs/scripts/scheduled-backup.mjs'
