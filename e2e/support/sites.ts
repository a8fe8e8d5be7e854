/** The sites under test: one on SQLite, and one on PostgreSQL where there is a server to make a database on. */
import path from 'node:path'
import { ROOT } from './site-process'

export const SCRATCH = path.join(ROOT, '.test')

export const ADMINISTRATOR = { email: 'admin@example.org', password: 'kantha-stitch-by-stitch' }

export type Database = 'sqlite' | 'postgres'

/** E2E_PORT, for concurrent runs, and the port after it. */
const PORT = Number(process.env.E2E_PORT || 3210)

export const PORTS: Record<Database, number> = { sqlite: PORT, postgres: PORT + 1 }

export const urlOf = (database: Database) => `http://127.0.0.1:${PORTS[database]}`

export const dataDirOf = (database: Database) => path.join(SCRATCH, `e2e-${database}`)

/** A PostgreSQL server on which databases can be made and dropped. */
export const TEST_DATABASE_URL = process.env.TEST_DATABASE_URL ?? ''
