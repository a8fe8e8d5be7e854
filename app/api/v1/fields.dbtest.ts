/** What a write takes and refuses, field by field. */
import { describe } from 'node:test'
import { dataOf, errorOf } from '@/e2e/support/client'
import { sampledTypes } from '@/e2e/support/content-type-classes'
import { CONTRACT } from '@/e2e/support/contract'
import { fieldsOf, unique } from '@/e2e/support/records'
import type { ContentType } from '@/lib/shared/content/types'
import { expect } from '@/lib/testing/expect'
import { sharedRecord, test } from '../testing/fixtures'

type Kind = ReturnType<typeof fieldsOf>[number][1]['kind']

/** Values of a wrong kind, for each kind of field. */
const WRONG: Record<Kind, unknown[]> = {
  text: [1, true, {}, [], ['a']],
  html: [1, false, { html: '<p>' }],
  address: ['not an address', 'http://example.org/embed', 'javascript:alert(1)', 7],
  image: [1, {}, ['media/x.webp'], 'media/none-there.webp', '../secret', 'https://example.org/a.webp', 'a picture'],
  choice: ['Nowhere', 'home', 1, {}, ['Home']],
  place: ['Nowhere', 'home', 1, {}, ['Home']],
  places: ['Home', ['Nowhere'], ['home'], [1], [['Home']], {}, 1],
  date: ['yesterday', '2026-13-45', 20260101, {}, '99999-01-01'],
  amount: ['12', 1.5, -1, 1e15, {}, true],
  total: [5, '5'],
  parent: ['1', 0, -3, 1.5, 999_999_999, {}, null],
  self: [0, -3, 1.5, {}, 'x'],
}

/** `id` of a video is its Id, and as little read from a body. */
const isRead = (type: ContentType, name: string) => !(type === 'videoGallery' && name === 'id')

const PEOPLE = [
  'chairman',
  'viceChairman',
  'currentChairman',
  'assistantViceChairman',
  'director',
  'management',
  'volunteer',
]
const PAGE_BANNERS = ['projectBanner', 'eventsBanner', 'newsBanner', 'healthBanner', 'contactSlider']

/** What a record is nothing without. A page's banner may be a picture alone, and a page half any one of its fields. */
function requiredOf(type: ContentType): string[] {
  if (CONTRACT[type].parent || PAGE_BANNERS.includes(type)) return []
  if (PEOPLE.includes(type)) return ['name']
  if (type === 'faq') return ['question', 'answer']
  if (type === 'imageGallery') return ['image']
  if (type === 'videoGallery') return ['video']
  return ['title']
}

for (const type of sampledTypes()) {
  describe(type, () => {
    const shared = sharedRecord(type)

    test('names the fields that it does not have', async ({ editor }) => {
      const { record } = shared()
      const json = { nosuchfield: 'x', another: 1, createdAt: '2026-01-01' }
      for (const method of ['PUT', 'PATCH'] as const) {
        const { code, fields } = errorOf(await editor.call(method, `${type}/${record.Id}`, { json }), 422)
        expect(code).toBe('invalid')
        expect(Object.keys(fields).sort()).toEqual(['another', 'createdAt', 'nosuchfield'])
      }
    })

    for (const [name, { kind }] of fieldsOf(type).filter(([field]) => isRead(type, field))) {
      test(`refuses what ${name} cannot be, and says so by name`, async ({ editor }) => {
        const { record } = shared()
        for (const value of WRONG[kind]) {
          const { fields } = errorOf(await editor.patch(`${type}/${record.Id}`, { [name]: value }), 422)
          expect(Object.keys(fields), JSON.stringify(value)).toEqual([name])
          expect(fields[name]).toMatch(/\S/)
        }
      })
    }

    test('needs what its form marks, when it is made and when it is changed', async ({ editor }) => {
      const { record } = shared()
      for (const name of requiredOf(type)) {
        for (const value of [null, '']) {
          const answer = await editor.patch(`${type}/${record.Id}`, { [name]: value })
          expect(Object.keys(errorOf(answer, 422).fields), `${name}: ${value}`).toEqual([name])
        }
        const empty = errorOf(await editor.post(`${type}/create-${type}`, {}), 422)
        expect(Object.keys(empty.fields)).toContain(name)
      }
    })

    test('clears a field that is written empty', async ({ editor, making }) => {
      const { record } = await making(type)
      const required = new Set(requiredOf(type))
      const optional = fieldsOf(type).filter(([name, field]) => {
        const clearable = ['text', 'html', 'image', 'date', 'amount'].includes(field.kind)
        const keepsHalf = CONTRACT[type].parent && name === 'title'
        return clearable && !required.has(name) && !keepsHalf && !('fallback' in field && field.fallback)
      })
      for (const [name, { kind }] of optional) {
        const changed = dataOf(await editor.patch(`${type}/${record.Id}`, { [name]: null }), 200)
        expect(changed[name]).toBe(kind === 'text' || kind === 'html' ? '' : null)
      }
    })

    test('ignores an Id in a body', async ({ editor, making }) => {
      const { record } = await making(type, { Id: 987_654 })
      expect(record.Id).not.toBe(987_654)
      const changed = await editor.put(`${type}/${record.Id}`, { Id: 987_654 })
      expect(dataOf(changed, 200)).toEqual(record)
    })
  })
}

test('a title of more than 300 characters is refused by name', async ({ editor, making }) => {
  const { record } = await making('projects')
  const { fields } = errorOf(await editor.put(`projects/${record.Id}`, { title: 'x'.repeat(301) }), 422)
  expect(Object.keys(fields)).toEqual(['title'])
})

test('a failed write changes nothing', async ({ anonymous, editor, making }) => {
  const { record } = await making('projects')
  errorOf(await editor.put(`projects/${record.Id}`, { title: unique('new'), page: 'Nowhere' }), 422)
  expect(dataOf(await anonymous.get(`projects/${record.Id}`), 200)).toEqual(record)
})

test('an event cannot end before it starts', async ({ editor, making }) => {
  const { record } = await making('events')
  const { fields } = errorOf(await editor.patch(`events/${record.Id}`, { endsAt: '2020-01-01' }), 422)
  expect(Object.keys(fields)).toEqual(['endsAt'])
})

test('raised and promised amounts of a donation are computed by the site', async ({ making }) => {
  const { record } = await making('donation')
  expect(record).toMatchObject({ raised: 0, promised: 0, goal: 12_345, currency: 'JPY' })
})

test('a video has its Id under both names', async ({ anonymous, making }) => {
  const { record } = await making('videoGallery', { id: 5 })
  expect(record).toMatchObject({ id: record.Id })
  expect(dataOf(await anonymous.get(`videoGallery/${record.Id}`), 200)).toEqual(record)
})

test('a subcategory needs a project that is there', async ({ editor }) => {
  const body = { title: unique('part') }
  expect(errorOf(await editor.post('projectSubCategory/create-projectSubCategory', body), 422).code).toBe('invalid')
  const other = { ...body, projectId: 999_999_999 }
  const { fields } = errorOf(await editor.post('projectSubCategory/create-projectSubCategory', other), 422)
  expect(Object.keys(fields)).toEqual(['projectId'])
})
