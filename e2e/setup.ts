/** Starts the sites before the tests and ends them afterwards. The first start builds, where the build is stale. */
import { mkdir, rm } from 'node:fs/promises'
import { dropDatabase, makeDatabase } from './support/database'
import { SITE_DATABASE } from './support/site-database'
import { SiteProcess } from './support/site-process'
import { ADMINISTRATOR, type Database, dataDirOf, PORTS, TEST_DATABASE_URL, urlOf } from './support/sites'

const DATABASE = `e2e_${process.pid}`

export default async function setup(): Promise<() => Promise<void>> {
  const running: SiteProcess[] = []
  const end = async () => {
    await Promise.all(running.map((site) => site.stop()))
    if (TEST_DATABASE_URL) await dropDatabase(DATABASE)
  }
  try {
    running.push(await startSite('sqlite'))
    if (TEST_DATABASE_URL) {
      const address = await makeDatabase(DATABASE)
      process.env[SITE_DATABASE] = address
      running.push(await startSite('postgres', address))
    }
  } catch (error) {
    await end()
    throw error
  }
  return end
}

async function startSite(database: Database, databaseUrl?: string): Promise<SiteProcess> {
  const dataDir = dataDirOf(database)
  await rm(dataDir, { recursive: true, force: true })
  await mkdir(dataDir, { recursive: true })
  const site = new SiteProcess({
    PORT: String(PORTS[database]),
    HOST: '127.0.0.1',
    SITE_URL: urlOf(database),
    // Pages are read as a crawler would that is welcome.
    INDEXING: 'on',
    // Each test is a visitor of its own: what comes from one address is counted.
    TRUSTED_PROXIES: '127.0.0.1',
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  })
  return site.ready()
}
