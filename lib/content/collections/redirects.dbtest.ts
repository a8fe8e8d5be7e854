import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { createLocalReq, type ValidationError } from 'payload'
import { readRevisions } from '@/lib/platform/database/revisions'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { paths } from '@/lib/shared/addresses/paths'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())
beforeEach(() => payload.delete({ collection: 'redirects', where: {} }))

const write = (from: string, to: string) => payload.create({ collection: 'redirects', data: { from, to } })

/** What a person is told who tries to write it. */
async function refusal(from: string, to = '/news'): Promise<string> {
  const said = await write(from, to).catch((error: ValidationError) => error.data?.errors.map(({ message }) => message))
  assert.ok(Array.isArray(said), `${from} → ${to} was taken`)
  return said.join(' ')
}

const table = async () => {
  const { docs } = await payload.find({ collection: 'redirects', sort: 'from', pagination: false })
  return docs.map(({ from, to }) => `${from} → ${to}`)
}

describe('a moved address', () => {
  test('is stored in one spelling, and is for good unless told otherwise', async () => {
    const { from, to, permanent } = await write(' http://localhost:3000/bn/Old-Page/?x=1 ', '/bn/News/?a=B')
    assert.deepEqual({ from, to, permanent }, { from: '/old-page', to: '/news?a=B', permanent: true })
  })

  test('may be in Bangla, encoded or not', async () => {
    const { id, from } = await write('/%E0%A6%96%E0%A6%AC%E0%A6%B0', 'https://other.example/a')
    assert.equal(from, '/খবর')
    assert.equal((await payload.update({ collection: 'redirects', id, data: { note: 'Kept' } })).from, '/খবর')
    assert.match(await refusal('/bn/খবর/'), /leads to https:\/\/other.example\/a already/)
  })

  test('is refused in words', async () => {
    assert.match(await refusal(''), /write the old address/)
    assert.match(await refusal('old'), /cannot be read.*such as/)
    assert.match(await refusal('https://other.example/old'), /another site/)
    assert.match(await refusal('//evil.example'), /cannot be read/)
    assert.match(await refusal(`/${'a'.repeat(500)}`), /too long/)
    for (const closed of ['/', '/bn', '/admin', '/api/v1/news', '/media/a.webp']) {
      assert.match(await refusal(closed), /cannot be moved/)
    }
    assert.match(await refusal('/gallery'), /\/gallery is a page of the site/)
    assert.match(await refusal('/old', ''), /write where it leads/)
    for (const nowhere of ['/no-such-page', '/news-details/999']) {
      assert.match(await refusal('/old', nowhere), new RegExp(`no page at ${nowhere}`))
    }
    for (const to of ['//evil.example', '/.//evil.example', 'javascript:alert(1)', 'http://other.example', 'news']) {
      assert.match(await refusal('/old', to), /path of this site/)
    }
    assert.match(await refusal('/old', '/bn/Old/?x=1'), /the same/)
    assert.deepEqual(await table(), [])
  })

  test('is none where a record’s page is, until that is unpublished', async () => {
    const news = { title: 'Boats', phase: 'latest', _status: 'published' } as const
    const { id } = await payload.create({ collection: 'news', data: news })
    assert.match(await refusal(`/news-details/${id}`), new RegExp(`“Boats” is at /news-details/${id} now`))
    await payload.update({ collection: 'news', id, data: { _status: 'draft' } })
    await write(`/news-details/${id}`, '/news')
    assert.equal((await table()).length, 1)
  })

  test('is none where a subcategory’s page is, until its project is unpublished', async () => {
    const { id: project } = await payload.create({ collection: 'projects', data: { title: 'P', _status: 'published' } })
    const data = { title: 'Child', project, _status: 'published' } as const
    const { id } = await payload.create({ collection: 'subcategories', data })
    assert.match(await refusal(paths.subcategory(project, id)), /“Child” is at/)
    await payload.update({ collection: 'projects', id: project, data: { _status: 'draft' } })
    await write(paths.subcategory(project, id), '/projects')
    assert.equal((await table()).length, 1)
  })

  test('makes neither a chain nor a loop with another', async () => {
    await write('/b', '/news?x=1')
    assert.match(await refusal('/a', '/b'), /\/b itself leads to \/news\?x=1/)
    const news = { title: 'Boats', phase: 'latest', _status: 'published' } as const
    const { id } = await payload.create({ collection: 'news', data: news })
    const page = paths.newsItem(id)
    await write('/c', page)
    await payload.update({ collection: 'news', id, data: { _status: 'draft' } })
    assert.match(await refusal(page, '/news'), /\/c leads here/)
    assert.match(await refusal(page, '/c'), /\/c itself leads to|\/c leads here/)
    assert.deepEqual(await table(), ['/b → /news?x=1', `/c → ${page}`])
  })

  test('counts as a change of the list', async () => {
    const before = (await readRevisions(payload.db)).get('redirects') ?? 0
    const { id } = await write('/old', '/news')
    await payload.delete({ collection: 'redirects', id })
    assert.equal((await readRevisions(payload.db)).get('redirects'), before + 2)
  })
})

describe('a subcategory that is moved to another project', () => {
  const project = async () =>
    (await payload.create({ collection: 'projects', data: { title: 'P', _status: 'published' } })).id
  const move = (id: number, to: number, more: object = {}) =>
    payload.update({ collection: 'subcategories', id, data: { project: to, ...more } })

  async function moved() {
    const [a, b, c] = [await project(), await project(), await project()]
    const data = { title: 'Child', project: a, _status: 'published' } as const
    const { id } = await payload.create({ collection: 'subcategories', data })
    await move(id, b)
    const at = (parent: number) => `/project-subcategory-details/${parent}/${id}`
    return { a, b, c, id, at }
  }

  test('leads on from its old address, and at once from the one before that', async () => {
    const { a, b, c, id, at } = await moved()
    assert.deepEqual(await table(), [`${at(a)} → ${at(b)}`])
    await move(id, c)
    assert.deepEqual(await table(), [`${at(a)} → ${at(c)}`, `${at(b)} → ${at(c)}`])
  })

  test('says so to whoever reads it, in their language, and is found again after they saved it', async () => {
    const { id: child } = await moved()
    const note = async (language: 'en' | 'bn-BD') => {
      const req = await createLocalReq({}, payload)
      req.i18n = { ...req.i18n, language }
      return (await payload.find({ collection: 'redirects', req })).docs.map(({ id, note }) => ({ id, note }))
    }
    assert.match(String((await note('en'))[0]?.note), /^Written by the site/)
    const [inBangla] = await note('bn-BD')
    assert.match(String(inBangla?.note), /^সাইট নিজে লিখেছে/)
    await payload.update({ collection: 'redirects', id: Number(inBangla?.id), data: { note: inBangla?.note } })
    await payload.delete({ collection: 'subcategories', id: child })
    assert.deepEqual(await table(), [])
  })

  test('and back, is where it was', async () => {
    const { a, b, id, at } = await moved()
    await move(id, a)
    assert.deepEqual(await table(), [`${at(b)} → ${at(a)}`])
  })

  test('in a draft, is where it was until that is published', async () => {
    const { a, b, c, id, at } = await moved()
    await payload.update({ collection: 'subcategories', id, data: { project: c }, draft: true })
    assert.deepEqual(await table(), [`${at(a)} → ${at(b)}`])
    await move(id, c, { _status: 'published' })
    assert.deepEqual(await table(), [`${at(a)} → ${at(c)}`, `${at(b)} → ${at(c)}`])
  })

  test('while it is unpublished, leads on once it is published again', async () => {
    const { a, b, c, id, at } = await moved()
    await payload.update({ collection: 'subcategories', id, data: { _status: 'draft' } })
    await move(id, c, { _status: 'draft' })
    assert.deepEqual(await table(), [`${at(a)} → ${at(b)}`])
    await move(id, c, { _status: 'published' })
    assert.deepEqual(await table(), [`${at(a)} → ${at(c)}`, `${at(b)} → ${at(c)}`])
  })

  test('before anybody saw it, leaves no redirect', async () => {
    const [a, b] = [await project(), await project()]
    const data = { title: 'Child', project: a, _status: 'draft' } as const
    const { id } = await payload.create({ collection: 'subcategories', data, draft: true })
    await move(id, b, { _status: 'published' })
    assert.deepEqual(await table(), [])
  })

  test('takes along redirects of staff to it, even from an address that has a page by now', async () => {
    const { a, b, c, id, at } = await moved()
    const news = { title: 'Back', phase: 'latest', _status: 'draft' } as const
    const { id: newsId } = await payload.create({ collection: 'news', data: news, draft: true })
    await write(`/news-details/${newsId}`, at(b))
    await payload.update({ collection: 'news', id: newsId, data: { _status: 'published' } })
    await move(id, c)
    const expected = [`/news-details/${newsId} → ${at(c)}`, `${at(a)} → ${at(c)}`, `${at(b)} → ${at(c)}`]
    assert.deepEqual(await table(), expected)
  })

  test('without success, leaves no redirect', async () => {
    const { b, c, id, at } = await moved()
    const before = await table()
    await assert.rejects(move(id, c, { title: 'x'.repeat(301) }))
    assert.deepEqual(await table(), before)
    assert.ok(before[0]?.endsWith(at(b)))
  })

  test('and deleted, leads nowhere', async () => {
    const [{ id }, { id: other }] = [await moved(), await moved()]
    await payload.delete({ collection: 'subcategories', id })
    await payload.update({ collection: 'subcategories', id: other, data: { _status: 'draft' } })
    await payload.delete({ collection: 'subcategories', id: other })
    assert.deepEqual(await table(), [])
  })
})

test('a project and its parts may be deleted at one moment', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id: project } = await payload.create({ collection: 'projects', data: { title: 'P', _status: 'published' } })
    const part = () =>
      payload.create({ collection: 'subcategories', data: { title: 'Part', project, _status: 'published' } })
    const parts = await Promise.all([part(), part(), part()])
    await Promise.all([
      ...parts.map(({ id }) => payload.delete({ collection: 'subcategories', id })),
      payload.delete({ collection: 'projects', id: project }),
    ])
  }
})
