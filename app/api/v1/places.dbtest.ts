/** Where records show: several places each, of which the specification's field tells the first. */
import { type Client, dataOf, errorOf, type WireRecord } from '@/e2e/support/client'
import { somePicture, unique } from '@/e2e/support/records'
import { expect } from '@/lib/testing/expect'
import { test } from '../testing/fixtures'

const PLACED = ['projects', 'projectSubCategory', 'donation', 'imageGallery'] as const
type Placed = (typeof PLACED)[number]

async function make(editor: Client, type: Placed, values: object): Promise<WireRecord> {
  const own =
    type === 'imageGallery'
      ? { image: await somePicture(editor) }
      : { title: unique(type), ...(type === 'projectSubCategory' ? { projectId: await anyProject(editor) } : {}) }
  return dataOf(await editor.post(`${type}/create-${type}`, { ...own, ...values }), 201)
}

const anyProject = async (client: Client) => (await client.list('projects'))[0]?.Id
const placesOf = ({ page, pages }: WireRecord) => [page, pages]
const stored = async (client: Client, type: Placed, Id: number) =>
  (await client.list(type)).find((record) => record.Id === Id) ?? { Id }

for (const type of PLACED) {
  test(`${type} stand in each place, and in several, in the order given`, async ({ anonymous, editor }) => {
    for (const page of ['Home', 'Donation', 'Footer']) {
      const record = await make(editor, type, { page })
      expect(placesOf(await stored(anonymous, type, record.Id))).toEqual([page, [page]])
      await editor.delete(`${type}/${record.Id}`)
    }
    const record = await make(editor, type, { pages: ['Footer', 'Home'] })
    expect(placesOf(await stored(anonymous, type, record.Id))).toEqual(['Footer', ['Footer', 'Home']])
    const write = async (values: object) => placesOf(dataOf(await editor.patch(`${type}/${record.Id}`, values), 200))
    expect(await write({ pages: ['Donation', 'Footer', 'Home'] })).toEqual(['Donation', ['Donation', 'Footer', 'Home']])
    expect(await write({ page: 'Donation' })).toEqual(['Donation', ['Donation', 'Footer', 'Home']])
    expect(await write({ page: 'Home' })).toEqual(['Home', ['Home']])
    for (const values of [{ pages: [] }, { page: '' }, { page: null, pages: null }]) {
      await write({ pages: ['Footer'] })
      expect(await write(values)).toEqual(['', []])
    }
    await editor.delete(`${type}/${record.Id}`)
  })

  test(`a filter by page finds ${type} by any of their places`, async ({ anonymous, editor }) => {
    const record = await make(editor, type, { pages: ['Footer', 'Home'] })
    const plain = await make(editor, type, {})
    const idsIn = async (query: string) => (await anonymous.list(`${type}?${query}`)).map(({ Id }) => Id)
    for (const place of ['Footer', 'Home']) {
      const ids = await idsIn(`page=${place}`)
      expect([ids.includes(record.Id), ids.includes(plain.Id)]).toEqual([true, false])
    }
    for (const query of ['page=Donation', 'page=']) expect(await idsIn(query)).not.toContain(record.Id)
    expect(await idsIn('page=')).toContain(plain.Id)
    const all = await anonymous.list(`${type}?page=Footer`)
    const answer = await anonymous.get(`${type}?page=Footer&limit=1`)
    expect(JSON.parse(answer.text)).toEqual({ data: all.slice(0, 1), meta: { total: all.length, limit: 1, offset: 0 } })
    for (const place of ['Nowhere', 'home', '1']) {
      expect(errorOf(await anonymous.get(`${type}?page=${place}`), 422).fields).toHaveProperty('page')
    }
    for (const { Id } of [record, plain]) await editor.delete(`${type}/${Id}`)
  })
}

test('a page that is not the first of pages is refused; a place given twice is stored once', async ({ editor }) => {
  const record = await make(editor, 'donation', { pages: ['Home'] })
  const { fields } = errorOf(await editor.patch(`donation/${record.Id}`, { page: 'Footer', pages: ['Home'] }), 422)
  expect(Object.keys(fields)).toEqual(['page'])
  const twice = dataOf(await editor.patch(`donation/${record.Id}`, { pages: ['Footer', 'Footer'] }), 200)
  expect(placesOf(twice)).toEqual(['Footer', ['Footer']])
  await editor.delete(`donation/${record.Id}`)
})

test('types without places ignore ?page=', async ({ anonymous }) => {
  expect(await anonymous.list('faq?page=Nowhere')).toEqual(await anonymous.list('faq'))
})

test('the parts of a project are filtered by their places, too', async ({ anonymous, editor }) => {
  const part = await make(editor, 'projectSubCategory', { pages: ['Donation'] })
  const ids = async (query: string) =>
    (await anonymous.list(`projectSubCategory/${part.projectId}?${query}`)).map(({ Id }) => Id)
  expect(await ids('page=Donation')).toContain(part.Id)
  expect(await ids('page=Home')).not.toContain(part.Id)
  await editor.delete(`projectSubCategory/${part.Id}`)
})

test('the admin’s own call stores and filters the list', async ({ staff }) => {
  const { administrator } = staff
  const json = { title: unique('Placed'), currency: 'BDT', pages: ['Donation', 'Footer'] }
  const made = await administrator.request('POST', '/api/campaigns?depth=0', { json })
  expect(made.status).toBe(201)
  const { doc } = JSON.parse(made.text) as { doc: { id: number; pages: string[] } }
  expect(doc.pages).toEqual(['Donation', 'Footer'])
  const found = await administrator.request('GET', '/api/campaigns?where[pages][in]=Footer&depth=0&limit=100')
  expect((JSON.parse(found.text) as { docs: { id: number }[] }).docs.map(({ id }) => id)).toContain(doc.id)
  await administrator.request('DELETE', `/api/campaigns/${doc.id}`)
})
