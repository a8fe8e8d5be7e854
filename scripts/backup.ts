/** `npm run backup -- FILE`: backs the whole site up into one archive, also while it runs. */
import path from 'node:path'
import { readEnv, withDirectDatabase } from '@/lib/platform/env/env'
import { siteSecret } from '@/lib/platform/secrets/site-secret'
import { siteVersion } from './root-folder'
import { CommandError, runCommand } from './stopped-site'

/** As it was called, before the command moves to the program's folder. */
const CALLED_FROM = process.env.INIT_CWD ?? process.cwd()

runCommand(async () => {
  const [name, ...more] = process.argv.slice(2)
  if (!name || more.length > 0) throw new CommandError('Please say where the backup goes: npm run backup -- FILE')
  const { makeBackup } = await import('@/lib/backups/make-backup')
  const env = withDirectDatabase(readEnv(process.env))
  const { file, bytes, manifest, missing } = await makeBackup({
    env,
    secret: () => siteSecret(env.payloadSecret, env.dataDir),
    file: path.resolve(CALLED_FROM, name),
    recipients: env.backupKey ? [env.backupKey] : [],
    version: siteVersion(),
    now: new Date(),
  })
  const count = (of: Record<string, unknown>) => Object.keys(of).length
  const records = Object.values(manifest.rows).reduce((sum, rows) => sum + rows, 0)
  console.info(`${file}: ${Math.ceil(bytes / 1e6)} MB, ${records} rows and ${count(manifest.files) - 1} files.`)
  if (missing.length > 0)
    console.warn(
      `WARNING: ${missing.length} files that records name are not in the data folder, so they are in no backup: ${missing.slice(0, 5).join(', ')}`,
    )
  if (!env.backupKey)
    console.info('It is not encrypted (BACKUP_KEY): whoever has it has all data and the secret of the site.')
})
