/** Playwright's global setup: builds the site if its sources changed, starts a site per database, and stops them afterwards. */
import { execFileSync } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { dropDatabase, makeDatabase } from './support/database'
import { SITE_DATABASE } from './support/site-database'
import { ROOT, SiteProcess } from './support/site-process'
import { ADMINISTRATOR, type Database, dataDirOf, PORTS, TEST_DATABASE_URL, urlOf } from './support/sites'

const DATABASE = `e2e_${process.pid}`

export default async function setup(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: ROOT, stdio: 'inherit' })
  const begun: SiteProcess[] = []
  const end = async () => {
    await Promise.all(begun.map((site) => site.stop()))
    if (TEST_DATABASE_URL) await dropDatabase(DATABASE)
  }
  try {
    begun.push(await beginSite('sqlite'))
    if (TEST_DATABASE_URL) {
      const address = await makeDatabase(DATABASE)
      process.env[SITE_DATABASE] = address
      begun.push(await beginSite('postgres', address))
    }
    await Promise.all(begun.map((site) => site.ready()))
  } catch (error) {
    await end()
    throw error
  }
  return end
}

async function beginSite(database: Database, databaseUrl?: string): Promise<SiteProcess> {
  const dataDir = dataDirOf(database)
  await rm(dataDir, { recursive: true, force: true })
  await mkdir(dataDir, { recursive: true })
  return new SiteProcess({
    PORT: String(PORTS[database]),
    HOST: '127.0.0.1',
    SITE_URL: urlOf(database),
    // Crawlers are welcome, so that robots.txt and noindex can be tested.
    INDEXING: 'on',
    // Each test has an IP address of its own, since forms are rate-limited by address.
    TRUSTED_PROXIES: '127.0.0.1',
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  })
}
