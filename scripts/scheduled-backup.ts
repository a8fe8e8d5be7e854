/**
 * Makes a backup of the schedule for the app, which starts it with what is kept (`{"days":…,"weeks":…,"months":…}`) as its
 * argument, and tells it how that went.
 */
import { backupPlace } from '@/lib/backups/choose-place'
import { makeScheduledBackup } from '@/lib/backups/scheduled-backup'
import type { Kept } from '@/lib/backups/thin-out'
import { readEnv, withDirectDatabase } from '@/lib/platform/env/env'
import { siteSecret } from '@/lib/platform/secrets/site-secret'
import { siteVersion } from './root-folder'

async function run(): Promise<void> {
  const env = withDirectDatabase(readEnv(process.env))
  const place = await backupPlace(env)
  if (!place) throw new Error('BACKUP_TO names no place.')
  const kept = JSON.parse(process.argv[2] ?? '') as Kept
  const secret = () => siteSecret(env.payloadSecret, env.dataDir)
  const outcome = await makeScheduledBackup({ env, place, secret, version: siteVersion(), kept, now: new Date() })
  process.send?.(outcome, () => process.exit())
}

process.umask(0o077)
// Whoever waits for it is gone.
process.once('disconnect', () => process.exit(1))
run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
