/** Variables of S3 and of the place of backups. */
import path from 'node:path'

/** A service that speaks S3. */
export interface S3Service {
  /** Origin of another service than Amazon's; null: Amazon's. */
  endpoint: string | null
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Where backups go: an absolute folder, or a bucket and the beginning of names in it, '' or with a slash at its end. */
export type BackupPlaceAddress = { kind: 'folder'; folder: string } | { kind: 's3'; bucket: string; prefix: string }

/** A bucket's name (Amazon S3, General purpose bucket naming rules); null where it is none. */
export const parseBucket = (text: string): string | null =>
  /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text) ? text : null

/**
 * The place that BACKUP_TO names.
 * @param dataDir which is lost with what lies in it
 * @returns null where it is none
 */
export function parseBackupPlace(text: string, dataDir: string): BackupPlaceAddress | null {
  const [, name = '', prefix = ''] = /^s3:\/\/([^/]+)(?:\/([\w./-]*))?$/.exec(text) ?? []
  const bucket = parseBucket(name)
  if (bucket) return { kind: 's3', bucket, prefix: prefix.replace(/\/*$/, prefix ? '/' : '') }
  if (!path.isAbsolute(text)) return null
  const folder = path.resolve(/* turbopackIgnore: true */ text)
  const isInside = !path.relative(dataDir, folder).startsWith('..')
  return isInside ? null : { kind: 'folder', folder }
}

/**
 * @param value gives a variable, or null
 * @param problems to which sentences are added for what is wrong
 */
export function readS3(value: (name: string) => string | null, problems: string[]): S3Service | null {
  const [accessKeyId, secretAccessKey] = [value('S3_ACCESS_KEY_ID'), value('S3_SECRET_ACCESS_KEY')]
  const endpoint = value('S3_ENDPOINT')
  if (!accessKeyId !== !secretAccessKey)
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or neither.')
  if (endpoint && !/^https?:$/.test(URL.canParse(endpoint) ? new URL(endpoint).protocol : ''))
    problems.push('S3_ENDPOINT should be an address such as https://s3.example.org.')
  if (!accessKeyId || !secretAccessKey) return null
  return { endpoint, region: value('S3_REGION') ?? 'us-east-1', accessKeyId, secretAccessKey }
}
