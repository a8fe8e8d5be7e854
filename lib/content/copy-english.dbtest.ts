import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { createLocalReq } from 'payload'
import { staffMember } from '@/lib/access/testing'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { copyEnglish } from './copy-english'
import { findMissingBangla, MAX_LISTED } from './find-missing-bangla'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

async function copy(collection: string, id: number, role: 'editor' | 'coordinator' = 'editor') {
  const req = await createLocalReq({ user: staffMember(role) }, payload)
  const answer = await copyEnglish.handler(Object.assign(req, { json: async () => ({ collection, id }) }))
  return [answer.status, await answer.json()] as const
}

const news = (id: number, draft: boolean) =>
  payload.findByID({ collection: 'news', id, locale: 'all', depth: 0, draft }) as unknown as Promise<{
    title: object
    detail: { title: object }
    _status: string
  }>

test('English is copied where Bangla is empty, and nothing else is changed', async () => {
  const data = {
    title: 'Boats',
    phase: 'latest',
    text: 'By boat',
    detail: { title: 'Boats on the river' },
    _status: 'published',
  } as const
  const { id } = await payload.create({
    collection: 'news',
    data: { ...data, date: '2026-01-01T00:00:00.000Z' },
    locale: 'en',
  })
  await payload.update({
    collection: 'news',
    id,
    data: { text: 'নৌকায়', _status: 'published' },
    locale: 'bn',
    fallbackLocale: false,
  })
  const [found] = await findMissingBangla(payload, 'news', 'en', [id])
  assert.deepEqual(
    found?.missing.map(({ path }) => path),
    ['title', 'detail.title'],
  )
  assert.deepEqual(await copy('news', id), [200, { copied: 2 }])
  const stored = await news(id, false)
  assert.deepEqual({ ...stored.title }, { en: 'Boats', bn: 'Boats' })
  assert.deepEqual({ ...stored.detail.title }, { en: 'Boats on the river', bn: 'Boats on the river' })
  assert.deepEqual({ ...(stored as unknown as { text: object }).text }, { en: 'By boat', bn: 'নৌকায়' })
  assert.equal(stored._status, 'published')
  assert.equal((await copy('news', id))[0], 404)
})

test('a draft stays a draft, and what is published keeps its own texts', async () => {
  const { id } = await payload.create({
    collection: 'news',
    data: { title: 'Old', phase: 'latest', _status: 'published' },
    locale: 'en',
  })
  await payload.update({ collection: 'news', id, data: { title: 'New', _status: 'draft' }, draft: true, locale: 'en' })
  assert.deepEqual(await copy('news', id), [200, { copied: 1 }])
  assert.deepEqual({ ...(await news(id, false)).title }, { en: 'Old' })
  const draft = await news(id, true)
  assert.deepEqual([{ ...draft.title }, draft._status], [{ en: 'New', bn: 'New' }, 'draft'])
})

test('the list of all has what lacks texts in its newest version, and what has none but white space', async () => {
  const ids = async (collection: 'news' | 'faqs' | 'media') =>
    (await findMissingBangla(payload, collection, 'en')).map(({ id }) => id)
  const before = { news: await ids('news'), faqs: await ids('faqs') }
  const whole = await payload.create({ collection: 'faqs', data: { question: 'Why?', answer: 'So.' }, locale: 'en' })
  const blank = await payload.create({
    collection: 'faqs',
    data: { question: 'Where?', answer: 'Here.' },
    locale: 'en',
  })
  const inBangla = (id: number, data: object) => payload.update({ collection: 'faqs', id, data, locale: 'bn' })
  await inBangla(whole.id, { question: 'কেন?', answer: 'তাই।' })
  await inBangla(blank.id, { question: 'কোথায়?', answer: 'এখানে।' })
  await rawSql(
    site,
    sql`UPDATE faqs_locales SET question = ${'\u00a0\n'} WHERE _parent_id = ${blank.id} AND _locale = 'bn'`,
  )
  assert.deepEqual(await ids('faqs'), [...before.faqs, blank.id])

  const published = { title: 'Old', phase: 'latest', _status: 'published' } as const
  const { id } = await payload.create({ collection: 'news', data: published, locale: 'en' })
  const change = (data: object, locale: 'en' | 'bn') =>
    payload.update({ collection: 'news', id, data: { ...data, _status: 'draft' }, draft: true, locale })
  await change({ title: 'পুরোনো' }, 'bn')
  assert.deepEqual(await ids('news'), before.news)
  await change({ detail: { title: 'New' } }, 'en')
  assert.deepEqual(await ids('news'), [...before.news, id])
})

test('of very many no more are listed than somebody works through', async () => {
  const before = await findMissingBangla(payload, 'faqs', 'en')
  for (let made = 0; made < 3; made++)
    await payload.create({ collection: 'faqs', data: { question: `Q${made}`, answer: 'A' }, locale: 'en' })
  const rows = Array.from({ length: MAX_LISTED }, (_, at) => `(${at + 50_000}, '2026-01-01', '2026-01-01')`)
  await rawSql(site, `INSERT INTO faqs (id, updated_at, created_at) VALUES ${rows.join(', ')}`)
  const texts = Array.from({ length: MAX_LISTED }, (_, at) => `('Q', 'A', 'en', ${at + 50_000})`)
  await rawSql(site, `INSERT INTO faqs_locales (question, answer, _locale, _parent_id) VALUES ${texts.join(', ')}`)
  const found = await findMissingBangla(payload, 'faqs', 'en')
  assert.equal(found.length, MAX_LISTED)
  assert.deepEqual(
    found.slice(0, before.length).map(({ id }) => id),
    before.map(({ id }) => id),
  )
})

test('whoever may not write a record copies nothing', async () => {
  const { id } = await payload.create({ collection: 'faqs', data: { question: 'Why?', answer: 'So.' }, locale: 'en' })
  assert.equal((await copy('faqs', id, 'coordinator'))[0], 403)
  assert.equal((await copy('users', 1))[0], 403)
  assert.equal((await copy('faqs', 999_999))[0], 404)
})
