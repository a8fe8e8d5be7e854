import type { SiteMigration } from '@/lib/platform/database/migrate'
import { migrations as postgres } from './postgres'
import { migrations as sqlite } from './sqlite'

/** The last migration of version 0.1.0: the first one of today makes the tables that all of that time had made. */
const LAST_OF_0_1_0 = {
  postgres: '20261129_114328_sums_by_index',
  sqlite: '20261129_114324_sums_by_index',
}

/** The migrations of each database, in the order in which they run. */
export const MIGRATIONS: Readonly<Record<'postgres' | 'sqlite', SiteMigration[]>> = {
  postgres: withReplaced(postgres, LAST_OF_0_1_0.postgres),
  sqlite: withReplaced(sqlite, LAST_OF_0_1_0.sqlite),
}

/** @param generated the list that Payload's generator keeps, typed after one of the databases */
function withReplaced(generated: unknown, last: string): SiteMigration[] {
  const [first, ...later] = generated as SiteMigration[]
  return first ? [{ ...first, replaces: { last, version: '0.1.0' } }, ...later] : []
}
