/** Room on the disk where pictures are kept: the database stands on the same one, and must not be the first to find it full. */
import { statfs } from 'node:fs/promises'
import { APIError } from 'payload'
import { say } from '@/lib/platform/calls/say'
import { env } from '@/lib/platform/env/env'

/** Bytes that pictures leave free. */
const KEPT_FREE = 500_000_000

export class DiskFull extends APIError {
  constructor() {
    super(say('content.upload.diskFull'), 507, undefined, true)
  }
}

/** @param folder by default the one of the site's data @throws DiskFull */
export async function refuseOnFullDisk(folder = env().dataDir, keptFree = KEPT_FREE): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < keptFree) throw new DiskFull()
}
