/** What editors have not published is nobody else's to see. */

import { type Client, dataOf, errorOf } from '@/e2e/support/client'
import { unique } from '@/e2e/support/records'
import type { ContentType } from '@/lib/shared/content/types'
import { expect } from '@/lib/testing/expect'
import { test } from '../testing/fixtures'

const ARTICLES: [type: ContentType, collection: string, half: ContentType][] = [
  ['projects', 'projects', 'projectSubCategoryHeader'],
  ['news', 'news', 'newsCategoryDescription'],
  ['events', 'events', 'eventsCategoryDescription'],
  ['health', 'health', 'healthCategoryDetails'],
  ['projectSubCategory', 'subcategories', 'projectSubCategoryDetails'],
]

async function makeDraft(editor: Client, collection: string): Promise<number> {
  const project = (await editor.list('projects'))[0]?.Id
  const json = {
    title: unique('draft'),
    _status: 'draft',
    detail: { title: 'half a page' },
    ...(collection === 'subcategories' ? { project } : {}),
  }
  const { status, text } = await editor.request('POST', `/api/${collection}?draft=true`, { json })
  expect(status, text).toBe(201)
  return (JSON.parse(text) as { doc: { id: number } }).doc.id
}

for (const [type, collection, half] of ARTICLES) {
  test(`a draft of ${type} is on no list, and cannot be read, written or given a page`, async ({
    anonymous,
    editor,
  }) => {
    const before = await anonymous.versions()
    const id = await makeDraft(editor, collection)
    for (const reader of [anonymous, editor]) {
      expect((await reader.list(type)).map(({ Id }) => Id)).not.toContain(id)
      expect((await reader.list(half)).map(({ Id }) => Id)).not.toContain(id)
      if (type !== 'projectSubCategory') errorOf(await reader.get(`${type}/${id}`), 404)
      errorOf(await reader.get(`${half}/${id}`), 404)
    }
    errorOf(await editor.put(`${type}/${id}`, { title: 'x' }), 404)
    errorOf(await editor.delete(`${type}/${id}`), 404)
    expect(await anonymous.versions()).toEqual(before)
    await editor.request('DELETE', `/api/${collection}/${id}`)
  })

  test(`an unfinished change of ${type} stays unfinished through a write`, async ({ anonymous, editor, making }) => {
    const { record } = await making(type)
    const json = { title: unique('unfinished'), _status: 'draft' }
    const drafted = await editor.request('PATCH', `/api/${collection}/${record.Id}?draft=true`, { json })
    expect(drafted.status, drafted.text).toBe(200)
    expect(await anonymous.list(type)).toContainEqual(record)
    const text = unique('published')
    expect(dataOf(await editor.put(`${type}/${record.Id}`, { text }), 200)).toEqual({ ...record, text })
    expect(await anonymous.list(type)).toContainEqual({ ...record, text })
  })

  test(`a record of ${type} that is taken back is gone, and comes again`, async ({ anonymous, editor, making }) => {
    const { record } = await making(type)
    const setStatus = (_status: string) =>
      editor.request('PATCH', `/api/${collection}/${record.Id}`, { json: { _status } })
    expect((await setStatus('draft')).status).toBe(200)
    await expect.poll(async () => (await anonymous.list(type)).some(({ Id }) => Id === record.Id)).toBe(false)
    expect((await setStatus('published')).status).toBe(200)
    await expect.poll(() => anonymous.list(type)).toContainEqual(record)
  })
}

const PARTS = ['projectSubCategory', 'projectSubCategoryDetails'] as const

test('nobody reads the parts of a project that is taken back, by whatever call', async ({
  anonymous,
  editor,
  making,
}) => {
  const { record: part } = await making('projectSubCategoryDetails')
  const { projectId, Id } = part
  const listed = async () => {
    const lists = [
      ...PARTS,
      `projectSubCategory/${projectId}`,
      `projectSubCategoryDescription/${projectId}`,
      'projectSubCategoryDetails?limit=1000',
    ]
    const found = lists.map(async (list) => (await anonymous.list(list)).some((record) => record.Id === Id))
    return Promise.all(found)
  }
  const pages = [`projectSubCategoryDetails/${Id}`, `projectSubCategoryDescription/${projectId}/${Id}`]
  const setStatus = (_status: string) => editor.request('PATCH', `/api/projects/${projectId}`, { json: { _status } })
  expect(await listed()).toEqual([true, true, true, true, true])
  expect((await setStatus('draft')).status).toBe(200)
  await expect.poll(listed).toEqual([false, false, false, false, false])
  for (const reader of [anonymous, editor]) {
    for (const page of pages) errorOf(await reader.get(page), 404)
    expect(await reader.list('projects')).not.toContainEqual(expect.objectContaining({ Id: projectId }))
  }
  expect((await setStatus('published')).status).toBe(200)
  await expect.poll(listed).toEqual([true, true, true, true, true])
  for (const page of pages) expect(dataOf(await anonymous.get(page), 200)).toEqual(part)
})
