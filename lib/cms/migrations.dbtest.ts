import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, mock, test } from 'node:test'
import { kind, setEnvironment } from '@/lib/platform/database/testing'

/** Neither database is opened: the difference is between the last snapshot and the collections. */
const scratch = mkdtempSync(path.join(tmpdir(), 'migrations-test-'))
after(() => rmSync(scratch, { recursive: true }))
setEnvironment(scratch, kind === 'postgres' ? 'postgres://nobody@127.0.0.1:1/none' : '')
const [{ BasePayload }, { default: config }] = await Promise.all([import('payload'), import('@payload-config')])
const payload = await new BasePayload().init({ config, disableDBConnect: true, disableOnInit: true })
payload.logger.level = 'silent'

test('the committed migrations make the tables of the collections as they are', async () => {
  const folder = path.join(scratch, 'migrations')
  cpSync(path.resolve('lib/cms/migrations', kind), folder, { recursive: true })
  const before = readdirSync(folder)
  payload.db.migrationDir = folder
  // Payload ends the process when there is nothing to write.
  const exit = mock.method(process, 'exit', () => {
    throw new Error('nothing to write')
  })
  const write = async () =>
    payload.db.createMigration({ payload, migrationName: 'drift', skipEmpty: true, forceAcceptWarning: false })
  await write().catch((error: Error) => assert.match(error.message, /nothing to write/))
  exit.mock.restore()
  assert.deepEqual(readdirSync(folder), before, 'run: npm run make-migration -- <name>')
})

// Types are those of SQLite, whatever the database.
if (kind === 'sqlite') {
  test('the committed types are those of the collections', async () => {
    const { generateTypes } = await import('payload/node')
    const outputFile = path.join(scratch, 'payload-types.ts')
    await generateTypes({ ...payload.config, typescript: { ...payload.config.typescript, outputFile } }, { log: false })
    assert.equal(
      readFileSync(outputFile, 'utf8'),
      readFileSync('lib/platform/payload/payload-types.ts', 'utf8'),
      'run: npm run make-types',
    )
  })
}
