/** The types of the content API, class by class, through the whole life of a record. */
import { describe } from 'node:test'
import { type Client, dataOf, errorOf } from '@/e2e/support/client'
import { sampledTypes } from '@/e2e/support/content-type-classes'
import { CONTRACT, fieldNames, isReadById, TYPES } from '@/e2e/support/contract'
import { createPath, createRecord, parentFor, valuesOf } from '@/e2e/support/records'
import { expect } from '@/lib/testing/expect'
import { test } from '../testing/fixtures'

const UPDATES = ['PUT', 'PATCH'] as const

/** Finds a record as visitors do: alone where there is a call for that, otherwise in its list. */
async function find(client: Client, type: (typeof TYPES)[number], id: number) {
  if (isReadById(type)) return dataOf(await client.get(`${type}/${id}`), 200)
  return (await client.list(type)).find((record) => record.Id === id)
}

for (const type of TYPES) {
  test(`a record of ${type} has exactly the fields of its type`, async ({ anonymous }) => {
    const records = await anonymous.list(type)
    expect(records).not.toEqual([])
    for (const record of records) expect(Object.keys(record).sort()).toEqual(fieldNames(type))
  })
}

for (const type of sampledTypes()) {
  describe(type, () => {
    test('keeps what a create sends', async ({ anonymous, making }) => {
      const { record, sent } = await making(type)
      expect(record.Id).toBeGreaterThan(0)
      expect(Object.keys(record).sort()).toEqual(fieldNames(type))
      expect(record).toMatchObject(sent)
      expect(await find(anonymous, type, record.Id)).toEqual(record)
      expect(await anonymous.list(type)).toContainEqual(record)
    })

    for (const method of UPDATES) {
      test(`${method} changes the field given and leaves the rest, bare or below data`, async ({ editor, making }) => {
        const { record } = await making(type)
        const [name, value] = Object.entries(await valuesOf(editor, type)).find(
          ([, given]) => typeof given === 'string' && !given.startsWith('media/'),
        ) ?? ['image', record.image]
        const changed = { ...record, [name]: value }
        for (const body of [{ [name]: value }, { data: { [name]: value } }]) {
          expect(dataOf(await editor.call(method, `${type}/${record.Id}`, { json: body }), 200)).toEqual(changed)
        }
        expect(await find(editor, type, record.Id)).toEqual(changed)
      })
    }

    test('takes a create below data', async ({ editor }) => {
      const parent = await parentFor(editor, type)
      const ids = CONTRACT[type].fields.includes('projectSubCategoryId')
        ? { projectSubCategoryId: parent?.record.Id }
        : type === 'projectSubCategory'
          ? { projectId: parent?.record.Id }
          : {}
      const data = { ...(await valuesOf(editor, type)), ...ids }
      const path = createPath(type, CONTRACT[type].parent ? parent?.record.Id : undefined)
      const record = dataOf(await editor.post(path, { data }), 201)
      expect(record).toMatchObject(data)
      await editor.delete(`${type}/${record.Id}`)
      await parent?.remove()
    })

    test('gives the record once more when it is deleted, and then it is gone', async ({ anonymous, editor }) => {
      const made = await createRecord(editor, type)
      const address = `${type}/${made.record.Id}`
      expect(dataOf(await editor.delete(address), 200)).toEqual(made.record)
      errorOf(await editor.delete(address), 404)
      for (const method of UPDATES) errorOf(await editor.call(method, address, { json: {} }), 404)
      if (isReadById(type)) errorOf(await anonymous.get(address), 404)
      expect((await anonymous.list(type)).map(({ Id }) => Id)).not.toContain(made.record.Id)
      await made.remove()
    })
  })
}
