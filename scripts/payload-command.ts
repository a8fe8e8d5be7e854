/** Payload's commands that generate files from the collections, without a database. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Database → a URL for its adapter, where no server answers. */
export const DATABASES = { sqlite: '', postgres: 'postgres://nobody@127.0.0.1:1/none' } as const

/**
 * Runs a command of Payload with this site's configuration. Its words go to the terminal.
 * @param args the command and what it is given
 * @returns its exit code
 */
export function runPayload(args: string[], database: keyof typeof DATABASES = 'sqlite'): number {
  const scratch = mkdtempSync(path.join(tmpdir(), 'payload-'))
  const { status } = spawnSync(process.execPath, ['node_modules/payload/bin.js', ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PAYLOAD_CONFIG_PATH: 'lib/cms/payload.config.ts',
      PAYLOAD_SECRET: 'only-for-writing-files-of-the-source',
      DATA_DIR: scratch,
      DATABASE_URL: DATABASES[database],
    },
  })
  rmSync(scratch, { recursive: true, force: true })
  return status ?? 1
}
