import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createLocalReq } from 'payload'
import { staffMember } from '@/lib/access/testing'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { copyEnglish } from './copy-english'
import { findMissingBangla } from './find-missing-bangla'

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

test('whoever may not write a record copies nothing', async () => {
  const { id } = await payload.create({ collection: 'faqs', data: { question: 'Why?', answer: 'So.' }, locale: 'en' })
  assert.equal((await copy('faqs', id, 'coordinator'))[0], 403)
  assert.equal((await copy('users', 1))[0], 403)
  assert.equal((await copy('faqs', 999_999))[0], 404)
})
