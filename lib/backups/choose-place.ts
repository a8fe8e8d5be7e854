import type { Env } from '@/lib/platform/env/env'
import type { BackupPlace } from './places/place'

/** The place of BACKUP_TO; null where there is none. */
export async function backupPlace({ backupTo, s3 }: Pick<Env, 'backupTo' | 's3'>): Promise<BackupPlace | null> {
  if (!backupTo) return null
  if (backupTo.kind === 'folder') return (await import('./places/folder-place')).folderPlace(backupTo.folder)
  // Variables are checked at the start: a bucket has its service.
  return s3 && (await import('./places/s3-place')).s3Place(s3, backupTo)
}
