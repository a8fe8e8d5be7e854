import assert from 'node:assert/strict'
import path from 'node:path'
import { after, test } from 'node:test'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { carryOver } from '../carry-over'
import { logos } from './logos'

const site = await openTestDatabase()
const { payload, dataDir } = site
after(() => site.close())

const folders = { mediaSource: path.resolve('demo/media'), mediaTarget: path.join(dataDir, 'media') }
let starts = 0
/** As a start of this version finds a database whose settings are these. */
async function carried(settings: object): Promise<[logo: string, logoForDark: string, mark: string]> {
  const none = { logo: null, logoForDark: null, mark: null, companionName: null }
  await payload.updateGlobal({ slug: 'settings', data: { ...none, ...settings } })
  starts += 1
  await carryOver(payload, { ...folders, parts: [{ ...logos, name: `start ${starts}` }], isNew: false })
  const { logo, logoForDark, mark } = await payload.findGlobal({ slug: 'settings', depth: 1 })
  const nameOf = (picture: typeof logo) =>
    typeof picture === 'object' ? String(picture?.filename ?? '').replace(/-[0-9a-f]{8}\.webp$/, '') : ''
  return [nameOf(logo), nameOf(logoForDark), nameOf(mark)]
}

test('the demo’s foundation keeps its logos, by its name in either script', async () => {
  const whole = ['logo', 'logo-light', 'logo-mark']
  assert.deepEqual(await carried({ name: 'Alokdhara Foundation' }), whole)
  assert.deepEqual(await carried({ name: 'Alokdhara', companionName: 'আলোকধারা ফাউন্ডেশন' }), whole)
})

test('another keeps the mark that stood beside its name', async () => {
  assert.deepEqual(await carried({ name: 'Shapla Library Trust' }), ['', '', 'logo-mark'])
})

test('one that uploaded a logo is given none', async () => {
  const { docs } = await payload.find({ collection: 'media', where: { filename: { like: 'logo-light' } } })
  assert.deepEqual(await carried({ name: 'Shapla Library Trust', logo: docs[0]?.id }), ['logo-light', '', ''])
})
