/** A database that test files start from a copy of: the migrations take longer than most tests. */
import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { SQLITE_FILE } from '@/lib/platform/database/file'
import { onServer } from '@/lib/platform/database/on-server'

export interface Template {
  /** As TEST_TEMPLATE names it. */
  name: string
  remove: () => Promise<void>
}

/**
 * Makes one in a process of its own: Payload's configuration is read once per process.
 * @param script the bundle of make-template.ts
 * @param env TEST_DATABASE, and TEST_DATABASE_URL for PostgreSQL
 */
export async function makeTemplate(script: string, env: Record<string, string>): Promise<Template> {
  const { name, remove } = await made(script, env)
  return { name, remove }
}

/** One with demo content and accounts, for the tests of calls. */
export interface DemoTemplate {
  /** As TEST_DEMO names it (app/api/testing/demo.ts). */
  named: string
  remove: () => Promise<void>
}

/** @param script the bundle of app/api/testing/make-demo.ts @param env as above, with TEST_TEMPLATE */
export async function makeDemoTemplate(script: string, env: Record<string, string>): Promise<DemoTemplate> {
  const { name, remove, dataDir, signedIn } = await made(script, env)
  return { named: JSON.stringify({ name, media: path.join(dataDir, 'media'), signedIn }), remove }
}

/** What a script says on its last line. */
interface Said {
  dataDir: string
  databaseUrl: string
  signedIn?: unknown
}

async function made(script: string, own: Record<string, string>): Promise<Template & Said> {
  const env = { ...process.env, ...own, NODE_OPTIONS: '--enable-source-maps' }
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env, maxBuffer: 2 ** 24 })
  const [last = ''] = stdout.trim().split('\n').slice(-1)
  const said = JSON.parse(last) as Said
  const { dataDir, databaseUrl } = said
  const name = databaseUrl ? new URL(databaseUrl).pathname.slice(1) : path.join(dataDir, SQLITE_FILE)
  const remove = async () => {
    if (databaseUrl) await onServer(own.TEST_DATABASE_URL ?? '', `DROP DATABASE ${name} WITH (FORCE)`)
    rmSync(dataDir, { recursive: true })
  }
  return { ...said, name, remove }
}
