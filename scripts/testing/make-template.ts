/** Leaves a database that all migrations have run on: see template.ts. */
import { kind, openTestDatabase, rawSql } from '@/lib/platform/database/testing'

/** @returns where it is */
export default async function makeTemplate(): Promise<{ dataDir: string; databaseUrl: string }> {
  const site = await openTestDatabase()
  // A copy is of the file alone.
  if (kind === 'sqlite') await rawSql(site, 'PRAGMA wal_checkpoint(TRUNCATE)')
  await site.leave()
  return { dataDir: site.dataDir, databaseUrl: site.databaseUrl }
}
