/** `npm run move -- postgres://…`: copies the database of a stopped site from SQLite into PostgreSQL. */
import { access } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { Client } from 'pg'
import { CopyRefused, copyToPostgres, type Digest, holdsTheSame } from '@/lib/platform/database/copy-to-postgres'
import { openFailureMessage } from '@/lib/platform/database/open-failure'
import { SQLITE_FILE } from '@/lib/platform/database/sqlite-file'
import { readEnv } from '@/lib/platform/env/env'
import { siteSecret } from '@/lib/platform/secrets/site-secret'
import { CommandError, lockStoppedSite, runCommand } from './stopped-site'

runCommand(async () => {
  const [target, ...more] = process.argv.slice(2)
  if (!target || more.length > 0 || !/^postgres(ql)?:\/\/./.test(target))
    throw new CommandError('Please say where to: npm run move -- postgres://user:password@host/database')
  const env = readEnv(process.env)
  if (env.databaseUrl)
    throw new CommandError(
      'Please leave DATABASE_URL out: it is the database that the site is moved from, which is SQLite.',
    )
  const file = path.join(env.dataDir, SQLITE_FILE)
  await access(file).catch(() => {
    throw new CommandError(`There is no site on SQLite in ${env.dataDir}. Please set DATA_DIR to its data folder.`)
  })
  await lockStoppedSite(env.dataDir, 'move it')
  process.env.PAYLOAD_SECRET = siteSecret(env.payloadSecret, env.dataDir)
  const from = createClient({ url: pathToFileURL(file).href })
  const to = new Client({ connectionString: target, connectionTimeoutMillis: 10_000 })
  await to.connect().catch((error: unknown) => {
    throw new CommandError(openFailureMessage(target, '', error))
  })
  if (await holdsTheSame(from, to)) {
    console.info('The database holds the same already: nothing was to be done.')
    return
  }
  await makeTables(target, env.dataDir)
  tell(await copyToPostgres(from, to))
})

/** Brings the tables of the database up to date. */
async function makeTables(target: string, dataDir: string): Promise<void> {
  process.env.DATABASE_URL = target
  const [{ getPayload }, { default: config }, { migrate }, { MIGRATIONS }] = await Promise.all([
    import('payload'),
    import('@payload-config'),
    import('@/lib/platform/database/migrate'),
    import('@/lib/cms/migrations/list'),
  ])
  const payload = await getPayload({ config })
  payload.logger.level = 'silent'
  const { totalDocs } = await payload.count({ collection: 'users' }).catch(() => ({ totalDocs: 0 }))
  if (totalDocs > 0)
    throw new CopyRefused('The database holds a site already, and not the same one. Please give an empty database.')
  await migrate(payload.db, MIGRATIONS.postgres, dataDir)
}

function tell(digest: Digest): void {
  const rows = [...digest.values()].reduce((sum, table) => sum + table.rows, 0)
  console.info(`Copied and compared: ${rows} rows of ${digest.size} tables, the same in both databases.`)
  console.info(
    'Pictures and files stay in DATA_DIR. Start the site with DATABASE_URL set to the new database, and the same DATA_DIR.',
  )
  console.info(`${SQLITE_FILE} is as it was: without DATABASE_URL the site of before starts.`)
}
