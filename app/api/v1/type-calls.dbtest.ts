/** What the calls of each type let through, whatever the records are. */
import { describe } from 'node:test'
import { errorOf, type Method } from '@/e2e/support/client'
import { sampledTypes } from '@/e2e/support/content-type-classes'
import { CONTRACT, isReadById, TYPES } from '@/e2e/support/contract'
import { createPath } from '@/e2e/support/records'
import { expect } from '@/lib/testing/expect'
import { sharedRecord, test } from '../testing/fixtures'

const WRITES: [Method, 'create' | 'id'][] = [
  ['POST', 'create'],
  ['PUT', 'id'],
  ['PATCH', 'id'],
  ['DELETE', 'id'],
]

for (const type of sampledTypes()) {
  describe(type, () => {
    const shared = sharedRecord(type)

    test('is written by editors only', async ({ anonymous, staff }) => {
      const { record } = shared()
      const id = CONTRACT[type].parent ? record.Id : undefined
      for (const [method, where] of WRITES) {
        const path = where === 'create' ? createPath(type, id) : `${type}/${record.Id}`
        const json = method === 'DELETE' ? undefined : {}
        expect(errorOf(await anonymous.call(method, path, { json }), 401).code).toBe('not_signed_in')
        for (const role of ['treasurer', 'coordinator'] as const) {
          expect(errorOf(await staff[role].call(method, path, { json }), 403).code).toBe('not_allowed')
        }
      }
      expect(await anonymous.list(type)).toContainEqual(record)
    })

    test('knows no records of other ids', async ({ editor }) => {
      for (const id of ['999999999', '0', '-1', '1.5', 'abc', '99999999999999999999', '1e3', '%20', 'null']) {
        for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
          const json = method === 'DELETE' ? undefined : {}
          expect(errorOf(await editor.call(method, `${type}/${id}`, { json }), 404).code).toBe('not_found')
        }
        if (isReadById(type)) expect(errorOf(await editor.get(`${type}/${id}`), 404).code).toBe('not_found')
      }
    })
  })
}

for (const type of TYPES) {
  describe(type, () => {
    test('says which methods a call takes', async ({ editor }) => {
      const list = await editor.call('DELETE', type)
      expect(errorOf(list, 405).code).toBe('method_not_allowed')
      expect(list.headers.allow?.split(', ').sort()).toEqual(['GET', 'HEAD'])
      const record = await editor.call('POST', `${type}/1`, { json: {} })
      expect(errorOf(record, 405).code).toBe('method_not_allowed')
      expect(record.headers.allow?.split(', ').sort()).toEqual(['DELETE', 'GET', 'HEAD', 'PATCH', 'PUT'])
    })

    test('is found however its name is written, and with a slash at the end', async ({ anonymous }) => {
      const list = await anonymous.list(type)
      expect(list).not.toEqual([])
      for (const path of [type.toUpperCase(), type.toLowerCase(), `${type}/`]) {
        expect(await anonymous.list(path)).toEqual(list)
      }
    })
  })
}
