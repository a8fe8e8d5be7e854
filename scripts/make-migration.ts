/** `npm run make-migration -- <name>`: writes the migration of both databases after a change of collections. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const name = process.argv[2] ?? ''
if (!/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error('Please give the migration a name in small letters, such as: npm run make-migration -- add-pledges')
  process.exit(1)
}

const scratch = mkdtempSync(path.join(tmpdir(), 'migration-'))
// Neither database is opened: the migration is the difference between the last snapshot and the collections.
const databases = { sqlite: '', postgres: 'postgres://nobody@127.0.0.1:1/none' }
for (const [database, url] of Object.entries(databases)) {
  console.info(`Migration for ${database}`)
  const { status } = spawnSync('node_modules/.bin/payload', ['migrate:create', name, '--skip-empty'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PAYLOAD_CONFIG_PATH: 'lib/cms/payload.config.ts',
      PAYLOAD_SECRET: 'only-for-writing-a-migration-file',
      DATA_DIR: scratch,
      DATABASE_URL: url,
    },
  })
  if (status) process.exit(status)
}
rmSync(scratch, { recursive: true })
