/** Leaves a database that all migrations have run on, and says on its last line where. A process of its own: see template.ts. */
import { kind, openTestDatabase, rawSql } from '@/lib/platform/database/testing'

const site = await openTestDatabase()
// A copy is of the file alone.
if (kind === 'sqlite') await rawSql(site, 'PRAGMA wal_checkpoint(TRUNCATE)')
console.info(JSON.stringify({ dataDir: site.dataDir, databaseUrl: site.databaseUrl }))
process.exit(0)
