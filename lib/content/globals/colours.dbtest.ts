import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { toSettings } from '@/lib/content/settings'
import { openTestDatabase } from '@/lib/platform/database/testing'
import type { StoredRecord } from '@/lib/platform/payload/stored-records'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const save = (colours: object) => payload.updateGlobal({ slug: 'settings', data: { colours } })
const shown = async () => {
  const stored = await payload.findGlobal({ slug: 'settings', locale: 'all', depth: 0 })
  return toSettings(stored as unknown as StoredRecord, undefined, 'en', new Map()).colours
}

/** What a save was refused with, at which field. */
const refusal = async (colours: object): Promise<[path: string, message: string]> => {
  const error = await save(colours).then(
    () => null,
    (failed: { data?: { errors: { path: string; message: string }[] } }) => failed,
  )
  const [first] = error?.data?.errors ?? []
  return [first?.path ?? '', first?.message ?? '']
}

test('a palette is stored in one way of writing', async () => {
  await save({ ink: '12382B', paper: '#fbfdf8', accent: ' #7A4A10 ', signal: '#ec5' })
  assert.deepEqual(await shown(), { ink: '#12382b', paper: '#fbfdf8', accent: '#7a4a10', signal: '#eecc55' })
})

test('white on white is refused, and nothing changes', async () => {
  const before = await shown()
  const [path, message] = await refusal({ ink: '#ffffff', paper: '#ffffff' })
  assert.equal(path, 'colours.ink')
  assert.match(message, /Ink on paper: 1\.00 to 1/)
  assert.deepEqual(await shown(), before)
})

test('a pale colour is refused with the nearest that passes, which is taken', async () => {
  const [path, message] = await refusal({ ink: '', paper: '', accent: '#e07a4f', signal: '' })
  assert.equal(path, 'colours.accent')
  const nearest = /The nearest that passes: (#[0-9a-f]{6})/.exec(message)?.[1]
  await save({ ink: '', paper: '', accent: nearest, signal: '' })
  assert.equal((await shown()).accent, nearest)
})

test('what is no colour is refused in words', async () => {
  assert.deepEqual(await refusal({ signal: 'red; }' }), [
    'colours.signal',
    'This is no colour. Please write six digits from 0 to 9 and a to f, such as #1b1f45.',
  ])
})
