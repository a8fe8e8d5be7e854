/** How a body may be sent, and what becomes of one that cannot be read. */
import { join } from 'node:path'
import sharp from 'sharp'
import { dataOf, errorOf } from '@/e2e/support/client'
import { sampledTypes } from '@/e2e/support/content-type-classes'
import { fieldsOf, newPicture, unique } from '@/e2e/support/records'
import type { ContentType } from '@/lib/shared/content/types'
import { expect } from '@/lib/testing/expect'
import { site, test } from '../testing/fixtures'

const JSON_TYPE = { 'content-type': 'application/json' }

const imageFields = (type: ContentType) =>
  fieldsOf(type).flatMap(([name, { kind }]) => (kind === 'image' ? [name] : []))

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

/** That it is served as well is tested over HTTP (e2e/api.spec.ts). */
async function expectPicture(path: unknown): Promise<void> {
  expect(path).toMatch(/^media\/[^/]+\.webp$/)
  expect((await sharp(join(site.dataDir, String(path))).metadata()).format).toBe('webp')
}

for (const type of sampledTypes().filter((one) => imageFields(one).length > 0)) {
  test(`${type} takes each of its pictures as a file`, async ({ editor, making }) => {
    const { record } = await making(type)
    for (const name of imageFields(type)) {
      const multipart = { [name]: file('Padma at dusk.PNG', 'image/png', await newPicture()) }
      const changed = dataOf(await editor.call('PUT', `${type}/${record.Id}`, { multipart }), 200)
      expect(changed[name]).not.toBe(record[name])
      await expectPicture(changed[name])
    }
  })
}

test('a form creates a record with texts, numbers, a picture and empty fields', async ({ editor }) => {
  const multipart = {
    title: unique('Boats'),
    text: '',
    goal: '500',
    currency: 'USD',
    image: file('boats.png', 'image/png', await newPicture()),
  }
  const record = dataOf(await editor.call('POST', 'donation/create-donation', { multipart }), 201)
  expect(record).toMatchObject({ title: multipart.title, text: '', goal: 500, currency: 'USD', page: '' })
  await expectPicture(record.image)
  await editor.delete(`donation/${record.Id}`)
})

test('a form may hold its fields below data as well', async ({ editor, making }) => {
  const { record } = await making('faq')
  const answer = unique('Yes')
  const multipart = { data: JSON.stringify({ answer }) }
  expect(dataOf(await editor.call('PUT', `faq/${record.Id}`, { multipart }), 200)).toEqual({ ...record, answer })
})

test('a picture may be given by its path, by a path from the root, and by a copy’s', async ({ editor, making }) => {
  const { record } = await making('banner')
  const path = String(record.image)
  for (const image of [path, `/${path}`, path.replace('.webp', '-800.webp')]) {
    expect(dataOf(await editor.patch(`banner/${record.Id}`, { image }), 200).image).toBe(path)
  }
})

const NO_PICTURES: [string, Buffer][] = [
  ['a text', Buffer.from('this is no picture')],
  ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['the beginning of a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
]
for (const [what, bytes] of NO_PICTURES) {
  test(`${what} is refused as a picture, and the record stays`, async ({ anonymous, editor, making }) => {
    const { record } = await making('projects')
    const multipart = { image1: file('picture.png', 'image/png', bytes), title: unique('new') }
    const { fields } = errorOf(await editor.call('PUT', `projects/${record.Id}`, { multipart }), 422)
    expect(Object.keys(fields)).toEqual(['image1'])
    expect(dataOf(await anonymous.get(`projects/${record.Id}`), 200)).toEqual(record)
  })
}

test('a picture that was cut short is refused', async ({ editor, making }) => {
  const { record } = await making('projects')
  const whole = await newPicture(1200)
  const multipart = { image1: file('picture.png', 'image/png', whole.subarray(0, whole.length - 60)) }
  const { fields } = errorOf(await editor.call('PUT', `projects/${record.Id}`, { multipart }), 422)
  expect(Object.keys(fields)).toEqual(['image1'])
})

const UNREADABLE: [string, string | Buffer][] = [
  ['nothing', ''],
  ['half a sentence of JSON', '{"title": "x'],
  ['a list', '[]'],
  ['a text', '"title"'],
  ['null', 'null'],
  ['a number', '7'],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
]
for (const [what, raw] of UNREADABLE) {
  test(`a body of ${what} is unreadable`, async ({ editor }) => {
    const answer = await editor.call('POST', 'faq/create-faq', { raw, headers: JSON_TYPE })
    expect(errorOf(answer, 400).code).toBe('unreadable')
  })
}

test('a form without its parts is unreadable', async ({ editor }) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const answer = await editor.call('POST', 'faq/create-faq', { raw: 'no parts at all', headers })
  expect(errorOf(answer, 400).code).toBe('unreadable')
})

for (const mediaType of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'image/png', 'x']) {
  test(`a body of ${mediaType} is not taken`, async ({ editor }) => {
    const answer = await editor.call('POST', 'faq/create-faq', { raw: 'a=b', headers: { 'content-type': mediaType } })
    expect(errorOf(answer, 415).code).toBe('unsupported_media_type')
  })
}

test('JSON of more than a megabyte is too large', async ({ editor }) => {
  const answer = await editor.post('faq/create-faq', { question: 'x'.repeat(1_000_001), answer: 'x' })
  expect(errorOf(answer, 413).code).toBe('too_large')
})

test('JSON with a character set is read', async ({ editor, making }) => {
  const { record } = await making('faq')
  const headers = { 'content-type': 'Application/JSON; charset=utf-8' }
  const answer = await editor.call('PATCH', `faq/${record.Id}`, { raw: '{"answer":"হ্যাঁ"}', headers })
  expect(dataOf(answer, 200).answer).toBe('হ্যাঁ')
})

test('strangers are refused before their body is read', async ({ anonymous }) => {
  const answer = await anonymous.call('POST', 'faq/create-faq', { raw: '{{{', headers: JSON_TYPE })
  expect(errorOf(answer, 401).code).toBe('not_signed_in')
})
