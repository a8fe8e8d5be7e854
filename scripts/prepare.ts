/**
 * What happens between `npm start` and the first request: migrations after a backup, the first administrator, the demo
 * content in an empty database, and what databases of earlier versions lack. Run by scripts/start.ts in a
 * process of its own, while the data folder is locked.
 */
import path from 'node:path'
import { getPayload, type Payload } from 'payload'
import { CARRIED_PARTS } from '@/demo/carried-parts'
import { carryOver } from '@/demo/carry-over'
import { fill, isEmpty } from '@/demo/fill'
import { createFirstAdministrator } from '@/lib/access/first-administrator'
import { passwordProblem } from '@/lib/access/passwords/rules'
import { MIGRATIONS } from '@/lib/cms/migrations/list'
import { backfillReferences } from '@/lib/content/backfill-references'
import { backfillLooks, backfillPlaceholders } from '@/lib/content/media/backfill-appearance'
import { fillBucket } from '@/lib/content/media/fill-bucket'
import { sweepFiles } from '@/lib/content/sweep-files'
import { lastGoodLocation, readLastGoodContent } from '@/lib/delivery/last-good-content'
import { withAdvisoryLock } from '@/lib/platform/database/data-folder-lock'
import { migrate } from '@/lib/platform/database/migrate'
import { isUnreachable, openFailureMessage } from '@/lib/platform/database/open-failure'
import { isPooled } from '@/lib/platform/database/pooler'
import { env } from '@/lib/platform/env/env'
import { BucketFailed } from '@/lib/platform/object-storage/bucket'

const { databaseUrl, databaseDirectUrl, dataDir, adminEmail, adminPassword, contentApiUrl, demoContent, s3Bucket } =
  env()
/** Demo records would be seen by nobody where the content is another server's. */
const demoWanted = demoContent === 'auto' && !contentApiUrl

const pictureFolders = { mediaSource: path.resolve('demo/media'), mediaTarget: path.join(dataDir, 'media') }

const HOUR_MS = 3_600_000

/** A site that can be read is more than none. What a new version needs of its tables is done at the next start. */
const DATABASE_AWAY = `WARNING: the site starts with its last good content, since its database is away. Nothing can be sent or edited
until it is back. If the site was just updated, please start it once more then.`

const POOLED = `DATABASE_URL, or DATABASE_DIRECT_URL where it is set, leads to a connection pooler, which gives each transaction another
connection. Please set DATABASE_DIRECT_URL to the address of the database itself: locks of a process and news of changes need a connection of their own.`

const GUESSABLE_PASSWORD =
  'WARNING: ADMIN_PASSWORD is easy to guess. Please choose another password in the admin, under your account.'

async function prepare(): Promise<void> {
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config }).catch((error: unknown) => {
    throw new Error(openFailureMessage(databaseUrl, dataDir, error))
  })
  payload.logger.level = 'warn'
  const { backup, ran } = await migrate(payload.db, MIGRATIONS[databaseUrl ? 'postgres' : 'sqlite'], dataDir)
  if (backup) console.info(`Backup before the migrations: ${backup}`)
  if (ran > 0) console.info(`Tables are up to date (${ran} ${ran === 1 ? 'migration' : 'migrations'}).`)
  // The first start makes an account, so a database without any was never in use.
  const { totalDocs: accounts } = await payload.count({ collection: 'users' })
  await carryOver(payload, { ...pictureFolders, parts: CARRIED_PARTS, isNew: accounts === 0 })
  await announceAdministrator(payload)
  await backfillReferences(payload)
  // Of PostgreSQL other processes may be at work.
  await sweepFiles(payload, databaseUrl ? HOUR_MS : 0)
  if (demoWanted && (await isEmpty(payload))) await fillDemo(payload)
  await backfillPlaceholders(payload, path.join(dataDir, 'media'))
  await backfillLooks(payload, path.join(dataDir, 'media'))
  await putFilesIntoBucket()
  await payload.destroy()
}

/** @throws Error where the bucket refuses; where it does not answer the site starts with the copies that it has */
async function putFilesIntoBucket(): Promise<void> {
  try {
    const tell = (files: number) => console.info(`${files} pictures and files are put into the bucket ${s3Bucket}.`)
    await fillBucket(tell)
  } catch (error) {
    if (!(error instanceof BucketFailed)) throw error
    if (error.isRefusal) throw new Error(`${error.message} Please check S3_BUCKET and the other variables of S3.`)
    console.warn(`WARNING: ${error.message} The site starts with the pictures and files that DATA_DIR has.`)
  }
}

async function announceAdministrator(payload: Payload): Promise<void> {
  const made = await createFirstAdministrator(payload, { email: adminEmail, password: adminPassword })
  if (!made) return
  console.info(`Administrator for /admin: ${made.email}`)
  if (adminPassword && (await passwordProblem(adminPassword, { email: made.email }))) console.warn(GUESSABLE_PASSWORD)
  if (made.generatedPassword) console.info(`Password, shown this once (please change it): ${made.generatedPassword}`)
}

async function fillDemo(payload: Payload): Promise<void> {
  const { demoContent } = await import('@/demo/content')
  const started = performance.now()
  await fill(payload, {
    content: demoContent,
    ...pictureFolders,
  })
  console.info(`Demo content written in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

// The parent holds the lock of the data folder: without it nothing may be written.
process.once('disconnect', () => process.exit(1))

/** @throws Error where locks of this process would be those of a pooler's connection, which others get next */
async function prepareAlone(address: string): Promise<void> {
  if (await isPooled(address)) throw new Error(POOLED)
  await withAdvisoryLock(address, prepare)
}

const run = databaseDirectUrl ? () => prepareAlone(databaseDirectUrl) : prepare
run().then(
  () => process.exit(0),
  (error: unknown) => {
    const sentence = error instanceof Error ? error.message : String(error)
    const servesLastContent =
      isUnreachable((error as Error).cause) && readLastGoodContent(lastGoodLocation(env())) !== undefined
    if (servesLastContent) console.warn(`${DATABASE_AWAY}\n${sentence}`)
    else console.error(`The site could not be prepared: ${sentence}`)
    process.exit(servesLastContent ? 0 : 1)
  },
)
