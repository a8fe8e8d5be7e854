/** For shell commands that open the site's database while the site is stopped. */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { DataFolderInUse, lockDataFolder, withAdvisoryLock } from '@/lib/platform/database/data-folder-lock'
import { type Env, EnvError, readEnv } from '@/lib/platform/env/env'
import { siteSecret } from '@/lib/platform/secrets/site-secret'
import { rootFolder } from './root-folder'

/** An error whose message is a sentence for the operator. */
export class CommandError extends Error {}

/** Runs a command and exits: with 1 where it failed, after printing why. */
export function runCommand(work: () => Promise<void>): void {
  process.chdir(rootFolder())
  process.umask(0o077)
  // Node ends where nothing is left to wait for, and that would look like success.
  process.once('beforeExit', () => {
    console.error('The command came to a stop before it was done. Please report this as an error of the program.')
    process.exit(1)
  })
  work().then(
    () => process.exit(),
    (error: unknown) => {
      if (error instanceof EnvError) console.error(`The configuration is wrong.\n${error.problems.join('\n')}`)
      else console.error(error instanceof Error ? error.message : String(error))
      process.exit(1)
    },
  )
}

/**
 * Opens the database, runs its migrations and calls `work`.
 * @param deed what is to be done, as in "Please stop it, import, and start it again."
 * @throws CommandError where the site runs; EnvError; whatever `work` throws
 */
export async function withStoppedSite(
  deed: string,
  work: (payload: Payload, env: Env) => Promise<void>,
): Promise<void> {
  const env = readEnv(process.env)
  await mkdir(path.join(env.dataDir, 'media'), { recursive: true })
  // Payload reads it from the environment with the rest of the configuration.
  process.env.PAYLOAD_SECRET = siteSecret(env.payloadSecret, env.dataDir)
  const open = async () => work(await openPayload(env), env)
  if (env.databaseDirectUrl) return withAdvisoryLock(env.databaseDirectUrl, open)
  await lockStoppedSite(env.dataDir, deed)
  return open()
}

/** Locks the data folder until the command ends. @throws CommandError where the site runs */
export async function lockStoppedSite(dataDir: string, deed: string): Promise<void> {
  await lockDataFolder(dataDir).catch((error: unknown) => {
    if (!(error instanceof DataFolderInUse)) throw error
    throw new CommandError(`The site is running on ${dataDir}. Please stop it, ${deed}, and start it again.`)
  })
}

async function openPayload({ databaseUrl, dataDir }: Env): Promise<Payload> {
  const [{ getPayload }, { default: config }, { migrate }, { MIGRATIONS }] = await Promise.all([
    import('payload'),
    import('@payload-config'),
    import('@/lib/platform/database/migrate'),
    import('@/lib/cms/migrations/list'),
  ])
  const payload = await getPayload({ config })
  // What goes wrong is told in a sentence of its own.
  payload.logger.level = 'silent'
  await migrate(payload.db, MIGRATIONS[databaseUrl ? 'postgres' : 'sqlite'], dataDir)
  return payload
}
