import assert from 'node:assert/strict'
import path from 'node:path'
import { after, test } from 'node:test'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { carryOver } from '../carry-over'
import { demoContent } from '../content'
import { fill } from '../fill'
import { identity } from './identity'

const site = await openTestDatabase()
const { payload, dataDir } = site
after(() => site.close())

const folders = { mediaSource: path.resolve('demo/media'), mediaTarget: path.join(dataDir, 'media') }
/** As a start of this version finds a database; each time as if for the first. */
let starts = 0
const carry = (isNew = false) => {
  starts += 1
  return carryOver(payload, { ...folders, parts: [{ ...identity, name: `start ${starts}` }], isNew })
}
const stored = async () => {
  const { name, email, phones, address } = await payload.findGlobal({ slug: 'settings', locale: 'en' })
  return [name ?? null, email ?? null, (phones ?? []).map(({ number }) => number), address ?? null]
}
const NOTHING = [null, null, [], null]

test('a database that was never in use states nothing', async () => {
  await carry(true)
  assert.deepEqual(await stored(), NOTHING)
})

test('one that was, and whose settings nobody saved, says what it said', async () => {
  await carry()
  assert.deepEqual(await stored(), [
    'Alokdhara Foundation',
    'us@alokdhara.example',
    ['+880 1700-000 000', '+880 1800-000 000'],
    'Tongi, Gazipur, Bangladesh',
  ])
})

test('what somebody emptied stays empty', async () => {
  await payload.updateGlobal({ slug: 'settings', data: { name: null, email: null, phones: [], address: null } })
  await carry()
  assert.deepEqual(await stored(), NOTHING)
})

test('what somebody entered stays, but no e-mail of the demo that others may have', async () => {
  const ours = { name: 'Shapla Library Trust', phones: [{ number: '+880 1900-000 000' }], address: 'Sylhet' }
  await payload.updateGlobal({ slug: 'settings', data: { ...ours, email: 'us@shapla.org.bd' } })
  await carry()
  const kept = ['Shapla Library Trust', 'us@shapla.org.bd', ['+880 1900-000 000'], 'Sylhet']
  assert.deepEqual(await stored(), kept)
  await payload.updateGlobal({ slug: 'settings', data: { email: 'hello@alokdhara.org' } })
  await carry()
  assert.deepEqual(await stored(), kept.with(1, 'us@alokdhara.example'))
})

test('the demo brings its own', async () => {
  await fill(payload, { content: demoContent, ...folders })
  const { name, shortName } = await payload.findGlobal({ slug: 'settings', locale: 'bn' })
  assert.deepEqual([name, shortName], ['আলোকধারা ফাউন্ডেশন', 'আলোকধারা'])
})
