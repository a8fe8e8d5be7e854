import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import type { User } from '@/lib/platform/payload/payload-types'
import { staffLanguage } from './staff-language'
import { makeAccount } from './testing'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())
beforeEach(() => rawSql(site, 'DELETE FROM users'))

/** @returns the account's address */
const account = async (language: User['language'], more: Partial<User> = {}) =>
  (await makeAccount(payload, 'editor', { language, ...more })).email

test('the first address with an account says the language, however it is written', async () => {
  const [bangla, english] = [await account('bn'), await account('en'), await account('en')]
  assert.equal(await staffLanguage(payload, ['office@example.org', bangla.toUpperCase(), english]), 'bn')
})

test('without such an address it is the language that most have chosen', async () => {
  await account('bn')
  await account('bn')
  await account('en')
  assert.equal(await staffLanguage(payload, ['office@example.org']), 'bn')
  assert.equal(await staffLanguage(payload, [await account('en'), 'office@example.org']), 'en')
})

test('accounts that are suspended, or were never asked, do not count', async () => {
  const gone = await account('bn', { suspended: true })
  const unasked = await account(null)
  await account('en')
  assert.equal(await staffLanguage(payload, [gone, unasked]), 'en')
})

test('it is nobody’s where none has chosen, or as many the one as the other', async () => {
  assert.equal(await staffLanguage(payload, []), null)
  await account('bn')
  await account('en')
  assert.equal(await staffLanguage(payload, ['office@example.org']), null)
})
