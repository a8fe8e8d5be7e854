import type { Migration } from 'payload'
import { migrations as postgres } from './postgres'
import { migrations as sqlite } from './sqlite'

/** The migrations of each database, in the order in which they run. */
export const MIGRATIONS = { postgres, sqlite } as unknown as Readonly<Record<'postgres' | 'sqlite', Migration[]>>
