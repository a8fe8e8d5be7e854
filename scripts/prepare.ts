/**
 * What happens between `npm start` and the first request: migrations after a backup, the first administrator, and the
 * demo content in an empty database. Run by scripts/start.ts in a process of its own, while the data folder is locked.
 */
import path from 'node:path'
import { getPayload, type Payload } from 'payload'
import { fill, isEmpty } from '@/lib/cms/demo/fill'
import { makeFirstAdministrator } from '@/lib/cms/first-administrator'
import { migrations as postgresMigrations } from '@/lib/cms/migrations/postgres'
import { migrations as sqliteMigrations } from '@/lib/cms/migrations/sqlite'
import { withAdvisoryLock } from '@/lib/database/lock'
import { migrate } from '@/lib/database/migrate'
import { unopened } from '@/lib/database/unopened'
import { env } from '@/lib/env'

const { databaseUrl, dataDir, adminEmail, adminPassword, demoContent: wanted } = env()

async function prepare(): Promise<void> {
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config }).catch((error: unknown) => {
    throw new Error(unopened(databaseUrl, dataDir, error))
  })
  payload.logger.level = 'warn'
  const migrations = databaseUrl ? postgresMigrations : sqliteMigrations
  const { backup, ran } = await migrate(payload.db, migrations as Parameters<typeof migrate>[1], dataDir)
  if (backup) console.info(`Backup before the migrations: ${backup}`)
  if (ran > 0) console.info(`Tables are up to date (${ran} ${ran === 1 ? 'migration' : 'migrations'}).`)
  await announceAdministrator(payload)
  if (wanted === 'auto' && (await isEmpty(payload))) await fillDemo(payload)
  await payload.destroy()
}

async function announceAdministrator(payload: Payload): Promise<void> {
  const made = await makeFirstAdministrator(payload, { email: adminEmail, password: adminPassword })
  if (!made) return
  console.info(`Administrator for /admin: ${made.email}`)
  if (made.madePassword) console.info(`Password, shown this once (please change it): ${made.madePassword}`)
}

async function fillDemo(payload: Payload): Promise<void> {
  const { demoContent } = await import('@/lib/cms/demo/content')
  const started = performance.now()
  await fill(payload, {
    content: demoContent,
    mediaSource: path.resolve('lib/cms/demo/media'),
    mediaTarget: path.join(dataDir, 'media'),
  })
  console.info(`Demo content written in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

// The parent holds the lock of the data folder: without it nothing may be written.
process.once('disconnect', () => process.exit(1))

const run = databaseUrl ? () => withAdvisoryLock(databaseUrl, prepare) : prepare
run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(`The site could not be prepared: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  },
)
