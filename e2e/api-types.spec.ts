/** Every type of the content API, through the whole life of a record. */
import { type Client, dataOf, failureOf, type Method } from './support/client'
import { CONTRACT, fieldNames, readAlone, TYPES } from './support/contract'
import { expect, test } from './support/fixtures'
import { createPath, make, parentFor, sampleOf } from './support/samples'
import { sharedRecord } from './support/shared'

const UPDATES = ['PUT', 'PATCH'] as const
const WRITES: [Method, 'create' | 'id'][] = [
  ['POST', 'create'],
  ['PUT', 'id'],
  ['PATCH', 'id'],
  ['DELETE', 'id'],
]

/** Finds a record as visitors do: alone where there is a call for that, otherwise in its list. */
async function find(client: Client, type: (typeof TYPES)[number], id: number) {
  if (readAlone(type)) return dataOf(await client.get(`${type}/${id}`), 200)
  return (await client.list(type)).find((record) => record.Id === id)
}

for (const type of TYPES) {
  test.describe(type, () => {
    const shared = sharedRecord(type)

    test('gives each record exactly the fields of its type', async ({ anonymous }) => {
      const records = await anonymous.list(type)
      for (const record of records) expect(Object.keys(record).sort()).toEqual(fieldNames(type))
    })

    test('keeps what a create sends', async ({ anonymous, making }) => {
      const { record, sent } = await making(type)
      expect(record.Id).toBeGreaterThan(0)
      expect(record).toMatchObject(sent)
      expect(await find(anonymous, type, record.Id)).toEqual(record)
      expect(await anonymous.list(type)).toContainEqual(record)
    })

    for (const method of UPDATES) {
      test(`${method} changes the field given and leaves the rest, bare or below data`, async ({ editor, making }) => {
        const { record } = await making(type)
        const [name, value] = Object.entries(await sampleOf(editor, type)).find(
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
      const data = { ...(await sampleOf(editor, type)), ...ids }
      const path = createPath(type, CONTRACT[type].parent ? parent?.record.Id : undefined)
      const record = dataOf(await editor.post(path, { data }), 201)
      expect(record).toMatchObject(data)
      await editor.delete(`${type}/${record.Id}`)
      await parent?.remove()
    })

    test('gives the record once more when it is deleted, and then it is gone', async ({ anonymous, editor }) => {
      const made = await make(editor, type)
      const address = `${type}/${made.record.Id}`
      expect(dataOf(await editor.delete(address), 200)).toEqual(made.record)
      failureOf(await editor.delete(address), 404)
      for (const method of UPDATES) failureOf(await editor.call(method, address, { json: {} }), 404)
      if (readAlone(type)) failureOf(await anonymous.get(address), 404)
      expect((await anonymous.list(type)).map(({ Id }) => Id)).not.toContain(made.record.Id)
      await made.remove()
    })

    test('is written by editors only', async ({ anonymous, staff }) => {
      const { record } = shared()
      const id = CONTRACT[type].parent ? record.Id : undefined
      for (const [method, where] of WRITES) {
        const path = where === 'create' ? createPath(type, id) : `${type}/${record.Id}`
        const json = method === 'DELETE' ? undefined : {}
        expect(failureOf(await anonymous.call(method, path, { json }), 401).code).toBe('not_signed_in')
        for (const role of ['treasurer', 'coordinator'] as const) {
          expect(failureOf(await staff[role].call(method, path, { json }), 403).code).toBe('not_allowed')
        }
      }
      expect(await find(anonymous, type, record.Id)).toEqual(record)
    })

    test('knows no records of other ids', async ({ editor }) => {
      for (const id of ['999999999', '0', '-1', '1.5', 'abc', '99999999999999999999', '1e3', '%20', 'null']) {
        for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
          const json = method === 'DELETE' ? undefined : {}
          expect(failureOf(await editor.call(method, `${type}/${id}`, { json }), 404).code).toBe('not_found')
        }
        if (readAlone(type)) expect(failureOf(await editor.get(`${type}/${id}`), 404).code).toBe('not_found')
      }
    })

    test('says which methods a call takes', async ({ editor }) => {
      const list = await editor.call('DELETE', type)
      expect(failureOf(list, 405).code).toBe('method_not_allowed')
      expect(list.headers.allow?.split(', ').sort()).toEqual(['GET', 'HEAD'])
      const record = await editor.call('POST', `${type}/1`, { json: {} })
      expect(failureOf(record, 405).code).toBe('method_not_allowed')
      expect(record.headers.allow?.split(', ').sort()).toEqual(['DELETE', 'GET', 'HEAD', 'PATCH', 'PUT'])
    })

    test('is found however its name is written, and with a slash at the end', async ({ anonymous }) => {
      const list = await anonymous.list(type)
      for (const path of [type.toUpperCase(), type.toLowerCase(), `${type}/`]) {
        expect(await anonymous.list(path)).toEqual(list)
      }
    })
  })
}
