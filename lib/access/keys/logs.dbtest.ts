/** What fails while a key is made or looked up tells the log neither the key nor its hash. */
import { after, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { createLocalReq } from 'payload'
import { hashApiKey } from '@/lib/platform/credentials/api-key'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { assertNoSecretLogged } from '@/lib/testing/logged-secrets'
import { makeAccount } from '../testing'
import { createKey } from './keys'
import { keyStrategy } from './strategy'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const owner = await makeAccount(payload)
const asked = { name: 'Newsletter', account: owner.id, areas: ['content' as const], mayWrite: true, days: 90 }
const made = await createKey(await createLocalReq({}, payload), asked)
const SECRETS = [made.key, made.key.slice(4, 68), hashApiKey(made.key)]

test('a key is not logged when its hash is stored already', async () => {
  const { account, name, hint, expiresAt } = made.record
  const insert = () =>
    rawSql(
      site,
      sql`INSERT INTO api_keys (name, account_id, hint, hash, expires_at)
        VALUES (${name}, ${Number(account)}, ${hint}, ${hashApiKey(made.key)}, ${expiresAt})`,
    )
  await assertNoSecretLogged(SECRETS, insert, /Failed query: INSERT INTO api_keys/)
})

test('a key is not logged when it cannot be looked up', async () => {
  await rawSql(site, 'ALTER TABLE api_keys RENAME COLUMN hash TO hash_elsewhere')
  const headers = new Headers({ authorization: `Bearer ${made.key}` })
  const look = async () => keyStrategy.authenticate({ headers, payload })
  await assertNoSecretLogged(SECRETS, look, /Failed query: select/i)
  await rawSql(site, 'ALTER TABLE api_keys RENAME COLUMN hash_elsewhere TO hash')
})
