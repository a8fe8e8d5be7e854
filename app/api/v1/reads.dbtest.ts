/** What every read promises: tags, windows, languages and order. */
import { describe } from 'node:test'
import { dataOf, errorOf, type WireRecord } from '@/e2e/support/client'
import { sampledTypes } from '@/e2e/support/content-type-classes'
import { isReadById } from '@/e2e/support/contract'
import { fieldsOf, unique } from '@/e2e/support/records'
import { expect } from '@/lib/testing/expect'
import { sharedRecord, test } from '../testing/fixtures'

const STRONG = /^"[^"]+"$/

async function recordsOf(client: { list: (path: string) => Promise<WireRecord[]> }, type: string) {
  return client.list(type)
}

for (const type of sampledTypes()) {
  describe(type, () => {
    const shared = sharedRecord(type)

    test(`${type} answers 304 to those who have it`, async ({ anonymous }) => {
      const { record } = shared()
      for (const path of [type, ...(isReadById(type) ? [`${type}/${record.Id}`] : []), `${type}?locale=bn`]) {
        const first = await anonymous.get(path)
        const etag = first.headers.etag ?? ''
        expect(etag).toMatch(STRONG)
        for (const known of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
          const again = await anonymous.get(path, { 'if-none-match': known })
          expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag])
        }
        expect((await anonymous.get(path, { 'if-none-match': '"other"' })).status).toBe(200)
      }
    })

    test(`${type} has another tag once a record changes`, async ({ anonymous, editor, making }) => {
      const { record } = await making(type)
      const before = await anonymous.get(type)
      const [name, field] = fieldsOf(type).find(([, { kind }]) => kind === 'text' || kind === 'html') ?? []
      const change = field && name ? { [name]: unique('other') } : type === 'imageGallery' ? { page: '' } : undefined
      await editor.put(
        `${type}/${record.Id}`,
        change ?? { video: 'https://www.youtube-nocookie.com/embed/other-video' },
      )
      const after = await anonymous.get(type, { 'if-none-match': before.headers.etag ?? '' })
      expect(after.status).toBe(200)
      expect(after.headers.etag).not.toBe(before.headers.etag)
    })

    // That it has no body is Next's doing, and tested over HTTP.
    test(`${type} answers HEAD as GET`, async ({ anonymous }) => {
      const [head, get] = [await anonymous.call('HEAD', type), await anonymous.get(type)]
      expect([head.status, head.headers.etag]).toEqual([200, get.headers.etag])
    })

    test(`${type} is given in windows`, async ({ anonymous, making }) => {
      await making(type)
      const all = await recordsOf(anonymous, type)
      const windows: [query: string, from: number, to: number | undefined, limit: number | null][] = [
        ['limit=1', 0, 1, 1],
        ['limit=1&offset=1', 1, 2, 1],
        ['offset=1', 1, undefined, null],
        ['limit=500', 0, undefined, 500],
        [`limit=2&offset=${all.length}`, all.length, undefined, 2],
        ['offset=0', 0, undefined, null],
      ]
      for (const [query, from, to, limit] of windows) {
        const answer = await anonymous.get(`${type}?${query}`)
        expect(dataOf<WireRecord[]>(answer, 200)).toEqual(all.slice(from, to))
        expect(JSON.parse(answer.text)).toMatchObject({ meta: { total: all.length, limit, offset: from } })
      }
      expect(Object.keys(JSON.parse((await anonymous.get(type)).text) as object)).toEqual(['data'])
    })
  })
}

for (const path of ['versions', 'openapi.json', 'images?path=media/none.webp', 'projectSubCategoryDescription/1']) {
  test(`${path} answers 304 to those who have it`, async ({ anonymous }) => {
    const first = await anonymous.get(path)
    expect(first.status).toBe(200)
    expect(first.headers.etag).toMatch(STRONG)
    const again = await anonymous.get(path, { 'if-none-match': first.headers.etag ?? '' })
    expect([again.status, again.text]).toEqual([304, ''])
  })
}

for (const query of ['limit=0', 'limit=-1', 'limit=x', 'limit=1.5', 'limit=', 'limit=99999999999', 'limit=%00']) {
  test(`?${query} is refused by name`, async ({ anonymous }) => {
    expect(Object.keys(errorOf(await anonymous.get(`news?${query}`), 422).fields)).toEqual(['limit'])
  })
}

for (const query of ['offset=-1', 'offset=x', 'offset=1.5', 'offset=', 'offset=99999999999']) {
  test(`?${query} is refused by name`, async ({ anonymous }) => {
    expect(Object.keys(errorOf(await anonymous.get(`news?${query}`), 422).fields)).toEqual(['offset'])
  })
}

for (const locale of ['fr', 'BN', '', 'bn,en', '../en']) {
  test(`the language "${locale}" is refused by name`, async ({ anonymous }) => {
    const query = `locale=${encodeURIComponent(locale)}`
    for (const path of [`faq?${query}`, `faq/1?${query}`]) {
      expect(Object.keys(errorOf(await anonymous.get(path), 422).fields)).toEqual(['locale'])
    }
  })
}

test('Bangla is given where it is written, and English otherwise', async ({ anonymous, editor, making }) => {
  const { record } = await making('projects')
  const address = `projects/${record.Id}`
  expect(dataOf(await anonymous.get(`${address}?locale=bn`), 200)).toEqual(record)
  const title = 'পদ্মার পাড়ে পাঠশালা'
  const written = dataOf(await editor.put(`${address}?locale=bn`, { title }), 200)
  expect(written).toEqual({ ...record, title })
  expect(dataOf(await anonymous.get(`${address}?locale=bn`), 200)).toEqual({ ...record, title })
  expect(await anonymous.list('projects?locale=bn')).toContainEqual({ ...record, title })
  expect(dataOf(await anonymous.get(address), 200)).toEqual(record)
  expect(dataOf(await anonymous.get(`${address}?locale=en`), 200)).toEqual(record)
  dataOf(await editor.put(`${address}?locale=bn`, { title: '' }), 200)
  expect(dataOf(await anonymous.get(`${address}?locale=bn`), 200)).toEqual(record)
})

test('the demo content is written in both languages', async ({ anonymous }) => {
  for (const type of ['projects', 'news', 'faq', 'about', 'banner'] as const) {
    const records = await anonymous.list(`${type}?locale=bn`)
    expect(records.length).toBeGreaterThan(0)
    for (const { question, title } of records) expect(question ?? title).toMatch(/[\u0980-\u09ff]/)
  }
})

for (const [type, field, newest] of [
  ['news', 'date', new Date().toISOString()],
  ['events', 'startsAt', '2090-01-01'],
] as const) {
  test(`${type} are listed newest first`, async ({ anonymous, making }) => {
    const { record: old } = await making(type, {
      [field]: '2001-01-01',
      ...(type === 'events' ? { endsAt: null } : {}),
    })
    const { record: fresh } = await making(type, {
      [field]: newest,
      ...(type === 'events' ? { endsAt: null } : {}),
    })
    const records = await anonymous.list(type)
    expect(records[0]?.Id).toBe(fresh.Id)
    expect(records.at(-1)?.Id).toBe(old.Id)
    const moments = records.flatMap((record) => (record[field] ? [Date.parse(String(record[field]))] : []))
    expect(moments).toEqual([...moments].sort((a, b) => b - a))
  })
}

test('other lists are in the order that editors give by dragging', async ({ anonymous, editor, making }) => {
  const [{ record: first }, { record: second }] = [await making('faq'), await making('faq')]
  const made = async () =>
    (await anonymous.list('faq')).flatMap(({ Id }) => (Id === first.Id || Id === second.Id ? [Id] : []))
  expect(await made()).toEqual([first.Id, second.Id])
  const version = (await anonymous.versions()).faq
  const stored = await editor.request('GET', `/api/faqs/${first.Id}?depth=0`)
  const target = { id: first.Id, key: (JSON.parse(stored.text) as { _order: string })._order }
  const json = {
    collectionSlug: 'faqs',
    docsToMove: [second.Id],
    newKeyWillBe: 'less',
    orderableFieldName: '_order',
    target,
  }
  const moved = await editor.request('POST', '/api/reorder', { json })
  expect(moved.status, moved.text).toBe(200)
  await expect.poll(made).toEqual([second.Id, first.Id])
  expect((await anonymous.versions()).faq).not.toBe(version)
})
