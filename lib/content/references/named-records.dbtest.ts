/** Where projects and campaigns stand is known, from fields and from links in texts; what would leave a hole is not deleted. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { createLocalReq } from 'payload'
import { makeStaff } from '@/lib/access/testing'
import { rebuildReferences } from '@/lib/content/backfill-references'
import { LEAVES_WITH_LINKS } from '@/lib/content/page-links'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { usesEndpoint } from '../record-endpoints'
import { usagesOf } from './usages'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())
const user = await makeStaff(payload, 'editor', { name: 'Rafiq', email: 'rafiq@example.org' })

const create = async (collection: string, data: object, locale = 'en') =>
  Number((await payload.create({ collection, data, locale } as never)).id)
const campaign = () => create('campaigns', { title: 'Winter', currency: 'BDT', goal: 1000 })
const project = (data: object = {}) => create('projects', { title: 'Wells', _status: 'published', ...data })

async function wordsOf(collection: string, id: number): Promise<string[]> {
  const req = await createLocalReq({ user }, payload)
  const usages = await withTransaction(req, () => usagesOf(req, collection, id))
  return usages.map(({ words }) => words)
}

const remove = (collection: 'projects' | 'campaigns', id: number, context = {}) =>
  payload.delete({ collection, id, context })

const page = (campaign: number) =>
  create('pages', {
    title: 'Winter',
    path: `/winter-${campaign}`,
    blocks: [{ blockType: 'donateBox', campaign }],
    _status: 'published',
  })

describe('a campaign stands', () => {
  test('in a block of a page, from which it is taken before it is deleted', async () => {
    const id = await campaign()
    const shown = await page(id)
    assert.deepEqual(await wordsOf('campaigns', id), ['Page “Winter”: Blocks → Campaign'])
    await assert.rejects(remove('campaigns', id), /named elsewhere.*Page “Winter”: Blocks → Campaign\.$/)
    const blocks = [{ blockType: 'donateBox', campaign: null }]
    await payload.update({ collection: 'pages', id: shown, data: { blocks } as never })
    await remove('campaigns', id)
  })

  test('in the settings of giving', async () => {
    const id = await campaign()
    await payload.updateGlobal({ slug: 'payment', data: { projects: { health: id } } as never })
    assert.deepEqual((await wordsOf('campaigns', id)).length, 1)
    await assert.rejects(remove('campaigns', id), /named elsewhere/)
    await payload.updateGlobal({ slug: 'payment', data: { projects: { health: null } } as never })
    await remove('campaigns', id)
  })

  test('in no gift: whose they are is told by the ledger alone', async () => {
    const id = await campaign()
    assert.deepEqual(await wordsOf('campaigns', id), [])
  })
})

describe('a project stands', () => {
  test('in its parts and introductions, and in links of texts in either language', async () => {
    const id = await project()
    await create('subcategories', { title: 'Digging', project: id, _status: 'published' })
    const intro = await create('intros', { title: 'Come', placement: 'projectDetails', project: id })
    const text = {
      detail: { text: `<p><a href="/project/${id}#top">Wells</a> <a href="/project/${id}">Wells</a></p>` },
    }
    const news = await create('news', { title: 'News', description: 'x', ...text, _status: 'published' })
    const bangla = { detail: { text: `<p><a href="/bn/project/${id}?from=news">কূপ</a></p>` }, _status: 'published' }
    await payload.update({ collection: 'news', id: news, data: bangla as never, locale: 'bn' })
    const places = [
      'Page introduction “Come”: Project',
      'News item “News”: Page → Text (Bangla)',
      'News item “News”: Page → Text (English)',
      'Project subcategory “Digging”: Project',
    ]
    assert.deepEqual((await wordsOf('projects', id)).sort(), places.sort())
    await payload.delete({ collection: 'intros', id: intro })
    await assert.rejects(
      remove('projects', id),
      (error: Error) => /News item/.test(error.message) && !/Digging/.test(error.message),
    )
    await payload.delete({ collection: 'news', id: news })
    await remove('projects', id)
  })

  test('in a draft that nobody has published', async () => {
    const id = await project()
    const text = { detail: { text: `<p><a href="/project/${id}">Wells</a></p>` } }
    await create('events', {
      title: 'Event',
      description: 'x',
      date: '2030-01-02T00:00:00.000Z',
      ...text,
      _status: 'draft',
    })
    assert.match((await wordsOf('projects', id)).join(), /draft/i)
  })

  test('not in links to other pages, and not beyond this site', async () => {
    const id = await project()
    const links = [
      `/project/${id}0`,
      `https://example.org/project/${id}`,
      `/project/${id}/more`,
      '/project/',
      `/news-details/${id}`,
    ]
    const text = { detail: { text: `<p>${links.map((link) => `<a href="${link}">A</a>`).join(' ')}</p>` } }
    await create('news', { title: 'Links', description: 'x', ...text, _status: 'published' })
    assert.deepEqual(await wordsOf('projects', id), [])
  })
})

test('all of that is there again after the table was written anew', async () => {
  const id = await campaign()
  await page(id)
  const before = await wordsOf('campaigns', id)
  await rebuildReferences(payload)
  assert.deepEqual(await wordsOf('campaigns', id), before)
  await remove('campaigns', id, { [LEAVES_WITH_LINKS]: true })
})

describe('the form is told', () => {
  const told = async (collection: 'people' | 'projects' | 'campaigns', id: number | string, by: unknown = user) => {
    const req = await createLocalReq({ user: by as never }, payload)
    const response = await usesEndpoint(collection).handler({ ...req, routeParams: { id } } as never)
    return { status: response.status, body: await response.json() }
  }

  test('on which pages a record shows by itself', async () => {
    const person = await create('people', { name: 'Rahima', role: 'director' })
    const shown = await project()
    const draft = await create('projects', { title: 'Later', _status: 'draft' })
    const given = await campaign()
    const pagesOf = async (...[collection, id]: Parameters<typeof told>) => (await told(collection, id)).body.pages
    assert.deepEqual(await pagesOf('people', person), ['/about-us'])
    assert.deepEqual(await pagesOf('projects', shown), [`/project/${shown}`, '/projects'])
    assert.deepEqual(await pagesOf('projects', draft), [])
    assert.deepEqual(await pagesOf('campaigns', given), [`/donation-events/${given}`, '/donation-events'])
  })

  test('nothing of what is not there', async () => {
    for (const id of [987654, 'x']) assert.equal((await told('projects', id)).status, 404)
  })
})
