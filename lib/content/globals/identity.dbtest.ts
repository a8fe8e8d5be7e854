import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { openTestDatabase } from '@/lib/platform/database/testing'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const save = (data: object, locale: 'en' | 'bn' = 'en') => payload.updateGlobal({ slug: 'settings', locale, data })

for (const [what, name] of [
  ['200 characters', 'শ'.repeat(200)],
  ['one', 'S'],
  ['Arabic', 'مؤسسة النور'],
  ['signs of HTML', `<b>"Hope" & 'Help'</b>`],
]) {
  test(`a name of ${what} is kept as it is`, async () => {
    assert.equal((await save({ name })).name, name)
  })
}

test('a name of several lines, or that turns the text round, becomes one plain line', async () => {
  assert.equal((await save({ name: ' Shapla\n\u202eTrust ' })).name, 'Shapla Trust')
})

test('a name that nobody can see is none', async () => {
  assert.equal((await save({ name: '\u200b\u2800' })).name, null)
})

test('a name of 201 characters is refused by its label', async () => {
  await assert.rejects(save({ name: 'S'.repeat(201) }), /Name/)
})

test('a place is stored in plain digits, and one that is nowhere is refused', async () => {
  assert.equal((await save({ mapPosition: ' ২৪.৮৯৪৯, ৯১.৮৬৮৭ ' })).mapPosition, '24.8949, 91.8687')
  await assert.rejects(save({ mapPosition: '124, 91' }), /Place on the map/)
  assert.equal((await save({ mapPosition: '' })).mapPosition, null)
})

test('each language has words of its own, and numbers stay one', async () => {
  await save({ name: 'Shapla Trust', openingHours: 'Daily', phones: [{ number: '+880 1900-000 000' }] })
  await save({ name: 'শাপলা ট্রাস্ট', openingHours: 'প্রতিদিন' }, 'bn')
  const { name, openingHours, phones } = await payload.findGlobal({ slug: 'settings', locale: 'en' })
  assert.deepEqual(
    [name, openingHours, phones?.map(({ number }) => number)],
    ['Shapla Trust', 'Daily', ['+880 1900-000 000']],
  )
})

const picture = async (side: number, alpha: number) => {
  const background = { r: 179, g: 51, b: 17, alpha }
  const data = await sharp({ create: { width: side, height: side, channels: 4, background } })
    .png()
    .toBuffer()
  const file = { data, name: 'logo.png', mimetype: 'image/png', size: data.byteLength }
  return (await payload.create({ collection: 'media', data: { alt: 'Logo' }, file })).id
}

test('a logo of one pixel is refused, and one on which nothing can be seen', async () => {
  for (const name of ['logo', 'logoForDark', 'mark']) {
    const tiny = await picture(1, 1)
    await assert.rejects(save({ [name]: tiny }), /at least 64 pixels|ogo|ark/)
    const nothing = await picture(200, 0.02)
    await assert.rejects(save({ [name]: nothing }), /ogo|ark/)
  }
  const { logo, logoForDark, mark } = await payload.findGlobal({ slug: 'settings', depth: 0 })
  assert.deepEqual([logo ?? null, logoForDark ?? null, mark ?? null], [null, null, null])
})

test('a logo that is there is kept by a save of something else', async () => {
  const mark = await picture(200, 1)
  await save({ mark })
  await save({ name: 'Shapla', mark })
  assert.equal((await payload.findGlobal({ slug: 'settings', depth: 0 })).mark, mark)
})
