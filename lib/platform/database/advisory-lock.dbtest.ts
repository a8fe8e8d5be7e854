import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { runUnlessLocked } from './advisory-lock'
import { kind, openTestDatabase } from './testing'

const site = await openTestDatabase({ migrated: false })
after(() => site.close())

const KEY = 7

test('a second process does not run the work meanwhile, and can afterwards', async () => {
  const second = () => runUnlessLocked(site.databaseUrl || null, KEY, async () => 'second')
  const meanwhile = await runUnlessLocked(site.databaseUrl || null, KEY, second)
  // One process has the whole of SQLite, and does no such work twice.
  assert.equal(meanwhile, kind === 'postgres' ? undefined : 'second')
  assert.equal(await second(), 'second')
})

test('work that fails releases the lock', async () => {
  const failing = runUnlessLocked(site.databaseUrl || null, KEY, () => Promise.reject(new Error('broken')))
  await assert.rejects(failing, /broken/)
  assert.equal(await runUnlessLocked(site.databaseUrl || null, KEY, async () => 'again'), 'again')
})
