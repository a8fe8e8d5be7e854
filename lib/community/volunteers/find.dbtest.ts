import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { readFilter } from '@/lib/community/shared/volunteer-filter'
import { inLanguage } from '@/lib/platform/calls/say'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { exportRegistrations } from './export'
import { findRegistrations } from './find'
import { sameAs } from './same-person'
import { register } from './testing'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

before(async () => {
  await register(payload, { name: 'Rahima Begum', email: 'Rahima@Example.org', phone: '+880 1711-000001' })
  await register(payload, { name: 'রহিমা বেগম', email: 'rb@example.org', phone: '০১৭১১ ০০০০০১', locale: 'bn' })
  await register(payload, { name: 'Karim 100%', email: 'k@example.org', phone: '01811-222333', status: 'contacted' })
  await register(payload, { name: 'Jürgen', email: 'rahima@example.org', phone: '+49 30 123456', address: 'Tongi' })
  await register(payload, { name: 'Casino', email: 'c@example.org', suspected: true, address: 'Tongi' })
})

const namesOf = async (asked: Record<string, string>) => {
  const { registrations } = await findRegistrations(payload, readFilter(asked), 1)
  return registrations.map(({ name }) => name)
}

describe('the search', () => {
  for (const [q, names] of [
    ['rahima', ['Jürgen', 'Rahima Begum']],
    ['begum RAHIMA', ['Rahima Begum']],
    ['রহিমা', ['রহিমা বেগম']],
    ['01711', ['রহিমা বেগম', 'Rahima Begum']],
    ['০১৭১১', ['রহিমা বেগম', 'Rahima Begum']],
    ['+880 1711-000001', ['রহিমা বেগম', 'Rahima Begum']],
    ['000001', ['রহিমা বেগম', 'Rahima Begum']],
    ['0049 30', []],
    ['30123456', ['Jürgen']],
    ['tongi', ['Jürgen']],
    ['100%', ['Karim 100%']],
    ['%', ['Karim 100%']],
    ['_', []],
    ["'; DROP TABLE users; --", []],
  ] as const) {
    test(`finds ${q}`, async () => assert.deepEqual(await namesOf({ q }), names))
  }
})

describe('the filter', () => {
  test('keeps what is suspected apart', async () => {
    assert.deepEqual(await namesOf({ suspected: 'yes' }), ['Casino'])
    assert.equal((await namesOf({})).includes('Casino'), false)
  })

  test('counts every status, whichever is shown', async () => {
    const found = await findRegistrations(payload, readFilter({ status: 'contacted' }), 1)
    assert.deepEqual(Object.fromEntries(found.counts), { new: 3, contacted: 1 })
    assert.deepEqual({ total: found.total, suspected: found.suspected }, { total: 1, suspected: 1 })
  })

  test('shows the last page for one that is not there', async () => {
    const { page, registrations } = await findRegistrations(payload, readFilter({}), 40)
    assert.deepEqual({ page, shown: registrations.length }, { page: 1, shown: 4 })
  })
})

test('the same person is known by the phone however it is written, and by the e-mail', async () => {
  const { registrations } = await findRegistrations(payload, readFilter({}), 1)
  const others = await sameAs(payload, registrations)
  const idOf = (name: string) => registrations.find((registration) => registration.name === name)?.id ?? 0
  const sameIds = (name: string) => others.get(idOf(name))?.map(({ id }) => id)
  assert.deepEqual(sameIds('Rahima Begum'), [idOf('Jürgen'), idOf('রহিমা বেগম')])
  assert.deepEqual(sameIds('রহিমা বেগম'), [idOf('Rahima Begum')])
  assert.deepEqual(sameIds('Karim 100%'), [])
})

describe('the export', () => {
  const tableOf = async (asked: Record<string, string>) => {
    let text = ''
    for await (const piece of exportRegistrations(payload, readFilter(asked))) text += piece
    return text
  }

  test('has what the filter shows, in Bangla that Excel reads', async () => {
    const [header, ...lines] = (await tableOf({ q: '01711' })).trimEnd().split('\r\n')
    assert.ok(header?.startsWith('\ufeffRegistered,Name,Status,Phone,'))
    assert.deepEqual(
      lines.map((line) => line.split(',').slice(1, 4)),
      [
        ['রহিমা বেগম', 'New', '01711-000001'],
        ['Rahima Begum', 'New', '01711-000001'],
      ],
    )
  })

  test('has headings and statuses in the language of whoever asks, each column once', async () => {
    const [header, line] = (await inLanguage('bn-BD', () => tableOf({ q: '০১৭১১' }))).split('\r\n')
    const headings = header?.split(',') ?? []
    assert.deepEqual(headings.slice(0, 4), ['\ufeffনিবন্ধনের সময়', 'নাম', 'অবস্থা', 'ফোন'])
    assert.equal(new Set(headings).size, 15)
    assert.deepEqual(line?.split(',').slice(1, 4), ['রহিমা বেগম', 'নতুন', '01711-000001'])
  })

  test('gives a spreadsheet no formula', async () => {
    await register(payload, { name: '=HYPERLINK("https://example.org")', phone: '+49 30 1', address: '@SUM(1)' })
    const [, line] = (await tableOf({ q: 'HYPERLINK' })).split('\r\n')
    assert.match(line ?? '', /,"'=HYPERLINK\(""https:\/\/example\.org""\)",New,'\+49 30 1,/)
    assert.match(line ?? '', /,'@SUM\(1\),/)
  })

  test('keeps every line break in its cell, and no row begins within one', async () => {
    await register(payload, { name: 'Lines', address: 'one\ntwo', occupation: 'three\r=four', comment: 'five\r\nsix' })
    const table = await tableOf({ q: 'Lines' })
    for (const cell of ['"one\ntwo"', '"three\r=four"', '"five\r\nsix"']) assert.ok(table.includes(`,${cell},`), cell)
  })

  test('has what is suspected, a status or a project alone, as the list shows it', async () => {
    const namesIn = async (asked: Record<string, string>) => {
      const [, ...lines] = (await tableOf(asked)).trimEnd().split('\r\n')
      return lines.map((line) => line.split(',')[1])
    }
    const { id } = await payload.create({ collection: 'projects', data: { title: 'River', _status: 'published' } })
    await register(payload, { name: 'At the river', project: id })
    assert.deepEqual(await namesIn({ suspected: 'yes' }), ['Casino'])
    assert.deepEqual(await namesIn({ status: 'contacted' }), ['Karim 100%'])
    assert.deepEqual(await namesIn({ project: String(id) }), ['At the river'])
  })

  test('has thousands of rows, each once', async () => {
    const numbers = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1100)'
    const insert = 'INSERT INTO volunteer_registrations (name, status, suspected)'
    await rawSql(site, `${insert} ${numbers} SELECT 'Many ' || i, 'left', false FROM n`)
    const lines = (await tableOf({ status: 'left' })).trimEnd().split('\r\n').slice(1)
    assert.equal(new Set(lines.map((line) => line.split(',')[1])).size, 1100)
    assert.equal(lines.length, 1100)
  })
})
