/** Types that are one half of another record: filled in, read, cleared; the parent stays. */
import { describe } from 'node:test'
import { dataOf, errorOf } from '@/e2e/support/client'
import { CONTRACT, HALVES } from '@/e2e/support/contract'
import { createPath, createRecord, parentFor, unique, valuesOf } from '@/e2e/support/records'
import { expect } from '@/lib/testing/expect'
import { sampled } from '@/lib/testing/sample'
import { test } from '../testing/fixtures'

for (const type of sampled('halves', HALVES, { size: 4 })) {
  const parentType = CONTRACT[type].parent ?? 'projects'
  const inBody = (id: number) => (type === 'projectSubCategoryDetails' ? { projectSubCategoryId: id } : {})

  describe(type, () => {
    test('is listed once it is filled in, under the Id of its parent', async ({ anonymous, editor }) => {
      const parent = await parentFor(editor, type)
      const id = parent?.record.Id ?? 0
      expect((await anonymous.list(type)).map(({ Id }) => Id)).not.toContain(id)
      errorOf(await anonymous.get(`${type}/${id}`), 404)
      const body = { ...(await valuesOf(editor, type)), ...inBody(id) }
      expect(dataOf(await editor.post(createPath(type, id), body), 201).Id).toBe(id)
      expect((await anonymous.list(type)).map(({ Id }) => Id)).toContain(id)
      await parent?.remove()
    })

    test('cannot be filled in twice', async ({ anonymous, editor, making }) => {
      const { record } = await making(type)
      const body = { title: unique('again'), ...inBody(record.Id) }
      expect(errorOf(await editor.post(createPath(type, record.Id), body), 409).code).toBe('conflict')
      expect(dataOf(await anonymous.get(`${type}/${record.Id}`), 200)).toEqual(record)
    })

    test('needs its parent', async ({ editor }) => {
      const body = { title: unique('lost'), ...inBody(999_999_999) }
      errorOf(await editor.post(createPath(type, 999_999_999), body), 404)
    })

    test('needs a word or a picture', async ({ editor }) => {
      const parent = await parentFor(editor, type)
      const id = parent?.record.Id ?? 0
      for (const body of [{}, { title: '' }, { title: null }]) {
        errorOf(await editor.post(createPath(type, id), { ...body, ...inBody(id) }), 422)
      }
      await parent?.remove()
    })

    test('is cleared by its deletion, in both languages, and can be filled in again', async ({ anonymous, editor }) => {
      const made = await createRecord(editor, type)
      const { Id } = made.record
      dataOf(await editor.put(`${type}/${Id}?locale=bn`, { title: 'শিরোনাম' }), 200)
      const parentList = await anonymous.list(parentType)
      dataOf(await editor.delete(`${type}/${Id}`), 200)
      errorOf(await anonymous.get(`${type}/${Id}?locale=bn`), 404)
      expect(await anonymous.list(parentType)).toEqual(parentList)
      const body = { title: unique('again'), ...inBody(Id) }
      const again = dataOf(await editor.post(createPath(type, Id), body), 201)
      expect(again).toMatchObject({ Id, title: body.title, text: '' })
      await made.remove()
    })

    test('goes with its parent', async ({ anonymous, editor }) => {
      const made = await createRecord(editor, type)
      dataOf(await editor.delete(`${parentType}/${made.record.Id}`), 200)
      errorOf(await anonymous.get(`${type}/${made.record.Id}`), 404)
      await made.remove()
    })

    test('leaves the card of its parent as it is', async ({ anonymous, editor, making }) => {
      const { record } = await making(type)
      const card = (await anonymous.list(parentType)).find(({ Id }) => Id === record.Id)
      dataOf(await editor.put(`${type}/${record.Id}`, { title: unique('other') }), 200)
      expect((await anonymous.list(parentType)).find(({ Id }) => Id === record.Id)).toEqual(card)
      dataOf(await editor.put(`${parentType}/${record.Id}`, { title: unique('card') }), 200)
      expect(await anonymous.list(type)).toContainEqual(expect.objectContaining({ Id: record.Id, text: record.text }))
    })
  })
}

describe('pages of subcategories', () => {
  test('need the Id of their subcategory', async ({ editor }) => {
    const answer = await editor.post('projectSubCategoryDetails/create-projectSubCategoryDetails', { title: 'x' })
    expect(Object.keys(errorOf(answer, 422).fields)).toEqual(['projectSubCategoryId'])
  })

  test('must name the project of their subcategory', async ({ editor, making }) => {
    const { record } = await making('projectSubCategory')
    const body = { projectSubCategoryId: record.Id, title: unique('page'), projectId: Number(record.projectId) + 1 }
    const path = 'projectSubCategoryDetails/create-projectSubCategoryDetails'
    expect(Object.keys(errorOf(await editor.post(path, body), 422).fields)).toEqual(['projectId'])
    const right = dataOf(await editor.post(path, { ...body, projectId: record.projectId }), 201)
    expect(right).toMatchObject({ Id: record.Id, projectSubCategoryId: record.Id, projectId: record.projectId })
  })

  test('show the card’s category and title until they have their own', async ({ editor, making }) => {
    const { record: card } = await making('projectSubCategory')
    const body = { projectSubCategoryId: card.Id, text: '<p>Only a text</p>' }
    const page = await editor.post('projectSubCategoryDetails/create-projectSubCategoryDetails', body)
    expect(dataOf(page, 201)).toMatchObject({ category: card.category, title: card.title })
  })

  for (const name of ['projectSubCategoryDescription', 'ProjectSubCategoryDescription']) {
    test(`are read as ${name} by project, and one by one`, async ({ anonymous, making }) => {
      const { record } = await making('projectSubCategoryDetails')
      const { projectId, Id } = record
      expect(await anonymous.list(`${name}/${projectId}`)).toEqual([record])
      expect(dataOf(await anonymous.get(`${name}/${projectId}/${Id}`), 200)).toEqual(record)
      errorOf(await anonymous.get(`${name}/${Number(projectId) + 1}/${Id}`), 404)
      errorOf(await anonymous.get(`${name}/${projectId}/999999999`), 404)
    })
  }

  test('GET projectSubCategory/{id} gives the subcategories of project {id}', async ({ anonymous, making }) => {
    const { record } = await making('projectSubCategory')
    expect(await anonymous.list(`projectSubCategory/${record.projectId}`)).toEqual([record])
    const all = await anonymous.list('projectSubCategory')
    expect(await anonymous.list('projectSubCategory/1')).toEqual(all.filter(({ projectId }) => projectId === 1))
  })
})

for (const type of ['galleryCategoryDescription', 'donationCategoryDescription'] as const) {
  test(`${type} is updated by two ids, of which the last is the record's`, async ({ editor, making }) => {
    const { record } = await making(type)
    for (const method of ['PUT', 'PATCH'] as const) {
      const title = unique('two')
      const answer = await editor.call(method, `${type}/1/${record.Id}`, { json: { title } })
      expect(dataOf(answer, 200)).toEqual({ ...record, title })
      errorOf(await editor.call(method, `${type}/1/999999999`, { json: { title } }), 404)
      errorOf(await editor.call(method, `${type}/x/${record.Id}`, { json: { title } }), 404)
    }
  })

  test(`${type} of one project is updated under that project only`, async ({ editor, making, staff }) => {
    const { record } = await making(type)
    const { record: project } = await making('projects')
    const json = { project: project.Id }
    await staff.administrator.request('PATCH', `/api/intros/${record.Id}`, { json })
    const title = unique('owned')
    dataOf(await editor.put(`${type}/${project.Id}/${record.Id}`, { title }), 200)
    errorOf(await editor.put(`${type}/${project.Id + 1}/${record.Id}`, { title }), 404)
    await staff.administrator.request('PATCH', `/api/intros/${record.Id}`, { json: { project: null } })
  })
}

for (const segment of ['create-newsBaner', 'create-newsBanner', 'CREATE-NEWSBANER']) {
  test(`newsBanner is created by ${segment}`, async ({ editor }) => {
    const record = dataOf(await editor.post(`newsBanner/${segment}`, { title: unique('banner') }), 201)
    dataOf(await editor.delete(`newsBanner/${record.Id}`), 200)
  })
}
