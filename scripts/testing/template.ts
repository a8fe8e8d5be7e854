/** A database that test files start from a copy of: the migrations take longer than most tests. */
import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { SQLITE_FILE } from '@/lib/database/file'
import { onServer } from '@/lib/database/on-server'

export interface Template {
  /** As TEST_TEMPLATE names it. */
  name: string
  remove: () => Promise<void>
}

/**
 * Makes one in a process of its own: Payload's configuration is read once per process.
 * @param bundled make-template.ts in a bundle
 * @param env TEST_DATABASE, and TEST_DATABASE_URL for PostgreSQL
 */
export async function makeTemplate(bundled: string, env: Record<string, string>): Promise<Template> {
  const { stdout } = await promisify(execFile)(process.execPath, [bundled], { env: { ...process.env, ...env } })
  const [last = ''] = stdout.trim().split('\n').slice(-1)
  const { dataDir, databaseUrl } = JSON.parse(last) as { dataDir: string; databaseUrl: string }
  const name = databaseUrl ? new URL(databaseUrl).pathname.slice(1) : path.join(dataDir, SQLITE_FILE)
  return {
    name,
    remove: async () => {
      if (databaseUrl) await onServer(env.TEST_DATABASE_URL ?? '', `DROP DATABASE ${name} WITH (FORCE)`)
      rmSync(dataDir, { recursive: true })
    },
  }
}
