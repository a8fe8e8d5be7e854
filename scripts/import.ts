/** `npm run import -- <url>`: copies the content of another server that speaks /api/v1 into this site's CMS. */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { FolderInUse, lockFolder, withAdvisoryLock } from '@/lib/database/lock'
import { type Env, EnvError, readEnv } from '@/lib/env'
import { siteSecret } from '@/lib/secret'

process.chdir(path.resolve(import.meta.dirname, '..'))
process.umask(0o077)

/** A sentence for the person at the terminal. */
class CannotImport extends Error {}

function originGiven(): string {
  const given = process.argv[2] ?? ''
  const url = URL.canParse(given) ? new URL(given) : null
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CannotImport('Please give the address of the other server: npm run import -- https://example.org')
  return url.origin
}

async function main(): Promise<void> {
  const origin = originGiven()
  const env = readEnv(process.env)
  await mkdir(path.join(env.dataDir, 'media'), { recursive: true })
  // Payload reads it from the environment with the rest of the configuration.
  process.env.PAYLOAD_SECRET = siteSecret(env.payloadSecret, env.dataDir)
  if (env.databaseUrl) return withAdvisoryLock(env.databaseUrl, () => importFrom(origin, env))
  await lockFolder(env.dataDir).catch((error: unknown) => {
    if (!(error instanceof FolderInUse)) throw error
    throw new CannotImport(`The site is running on ${env.dataDir}. Please stop it, import, and start it again.`)
  })
  return importFrom(origin, env)
}

async function importFrom(origin: string, { contentApiKey: key, databaseUrl, dataDir }: Env): Promise<void> {
  const [{ getPayload }, { default: config }, { importContent }, { remoteApi }, { pictureFetcher }, { migrate }] =
    await Promise.all([
      import('payload'),
      import('@payload-config'),
      import('@/lib/import/import-content'),
      import('@/lib/content/remote/api'),
      import('@/lib/media/fetch-picture'),
      import('@/lib/database/migrate'),
    ])
  const { migrations } = databaseUrl
    ? await import('@/lib/cms/migrations/postgres')
    : await import('@/lib/cms/migrations/sqlite')
  const payload = await getPayload({ config })
  // What a record lacks is told in a sentence of its own.
  payload.logger.level = 'silent'
  await migrate(payload.db, migrations as unknown as Parameters<typeof migrate>[1], dataDir)
  const server = { origin, key }
  const result = await importContent({
    payload,
    api: remoteApi(server),
    fetchPicture: pictureFetcher(server),
    say: (sentence) => console.info(sentence),
  })
  const { skipped, failed, changed, unchanged } = result
  console.info(`Imported from ${origin}: ${result.new} new records, ${changed} changed, ${unchanged} as before.`)
  if (failed > 0) console.error(`${failed} ${failed === 1 ? 'list' : 'lists'} could not be read.`)
  if (skipped > 0)
    console.error(`${skipped} ${skipped === 1 ? 'thing was' : 'things were'} skipped; the reasons stand above.`)
  if (failed > 0 || skipped > 0) process.exitCode = 1
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    if (error instanceof EnvError) console.error(`The configuration is wrong.\n${error.problems.join('\n')}`)
    else console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  },
)
