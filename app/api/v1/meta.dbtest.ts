/** The versions that a tab polls, the description of the calls, and what becomes of addresses that are none. */

import { type Client, dataOf, errorOf } from '@/e2e/support/client'
import { sampledTypes } from '@/e2e/support/content-type-classes'
import { CONTRACT, fieldNames, HALVES, TYPES, WHOLE } from '@/e2e/support/contract'
import { createPath, createRecord, parentFor, unique, valuesOf } from '@/e2e/support/records'
import type { ContentType } from '@/lib/shared/content/types'
import { expect } from '@/lib/testing/expect'
import { test } from '../testing/fixtures'

/** Types whose versions differ from those before. */
async function changedSince(client: Client, before: Record<string, string>): Promise<string[]> {
  const now = await client.versions()
  return Object.keys(now).filter((type) => now[type] !== before[type])
}

test('there is a version of every list, and one of the pages made of blocks', async ({ anonymous }) => {
  const versions = await anonymous.versions()
  expect(Object.keys(versions).sort()).toEqual([...TYPES, 'pages'].sort())
  for (const version of Object.values(versions)) expect(version).toMatch(/^\S{8,}$/)
})

for (const type of sampledTypes().filter((one) => WHOLE.includes(one))) {
  test(`making and deleting ${type} changes its version alone`, async ({ anonymous, editor }) => {
    const parent = await parentFor(editor, type)
    const before = await anonymous.versions()
    const ids = type === 'projectSubCategory' ? { projectId: parent?.record.Id } : {}
    const body = { ...(await valuesOf(editor, type)), ...ids }
    const record = dataOf(await editor.post(`${type}/create-${type}`, body), 201)
    expect(await changedSince(anonymous, before)).toEqual([type])
    dataOf(await editor.delete(`${type}/${record.Id}`), 200)
    expect(await anonymous.versions()).toEqual(before)
    await parent?.remove()
  })
}

for (const type of HALVES) {
  test(`filling in and clearing ${type} changes its version alone`, async ({ anonymous, editor }) => {
    const parent = await parentFor(editor, type)
    const id = parent?.record.Id ?? 0
    const before = await anonymous.versions()
    const ids = type === 'projectSubCategoryDetails' ? { projectSubCategoryId: id } : {}
    dataOf(await editor.post(createPath(type, id), { ...(await valuesOf(editor, type)), ...ids }), 201)
    expect(await changedSince(anonymous, before)).toEqual([type])
    dataOf(await editor.delete(`${type}/${id}`), 200)
    expect(await anonymous.versions()).toEqual(before)
    await parent?.remove()
  })
}

test('a change in Bangla alone changes the version', async ({ anonymous, editor, making }) => {
  const { record } = await making('faq')
  const before = await anonymous.versions()
  dataOf(await editor.put(`faq/${record.Id}?locale=bn`, { answer: 'হ্যাঁ' }), 200)
  expect(await changedSince(anonymous, before)).toEqual(['faq'])
})

test('a write that changes nothing changes no version', async ({ anonymous, editor, making }) => {
  const { record } = await making('faq')
  const before = await anonymous.versions()
  dataOf(await editor.put(`faq/${record.Id}`, { answer: record.answer }), 200)
  errorOf(await editor.put(`faq/${record.Id}`, { answer: 5 }), 422)
  expect(await changedSince(anonymous, before)).toEqual([])
})

test('an alternative text changes the lists that show its picture', async ({ anonymous, editor, making }) => {
  const { record } = await making('banner')
  const filename = String(record.image).replace('media/', '')
  const found = await editor.request('GET', `/api/media?where[filename][equals]=${filename}`)
  const [picture] = (JSON.parse(found.text) as { docs: { id: number; alt: string }[] }).docs
  const before = await anonymous.versions()
  const setAlt = (alt?: string) => editor.request('PATCH', `/api/media/${picture?.id}`, { json: { alt } })
  expect((await setAlt(unique('A boat'))).status).toBe(200)
  await expect.poll(() => changedSince(anonymous, before)).toContain('banner')
  expect(await changedSince(anonymous, before)).not.toContain('faq')
  await setAlt(picture?.alt)
})

type Operations = Record<string, { responses: Record<string, unknown>; requestBody?: unknown }>
interface Description {
  openapi: string
  info: { title: string; version: string }
  servers: { url: string }[]
  paths: Record<string, Operations>
  components: { schemas: Record<string, { properties: object }> }
}

const descriptionOf = async (client: Client) => JSON.parse((await client.get('openapi.json')).text) as Description

/** Calls that the contract names, as `METHOD path`. */
function promisedCalls(type: ContentType): string[] {
  const { parent } = CONTRACT[type]
  const inPath = parent && type !== 'projectSubCategoryDetails' ? '/{}' : ''
  const two = /^(gallery|donation)CategoryDescription$/.test(type) ? [`PUT /${type}/{}/{}`, `PATCH /${type}/{}/{}`] : []
  const create = [
    `POST /${type}/create-${type}${inPath}`,
    ...(type === 'newsBanner' ? ['POST /newsBanner/create-newsBaner'] : []),
  ]
  return [`GET /${type}`, ...create, ...['GET', 'PUT', 'PATCH', 'DELETE'].map((verb) => `${verb} /${type}/{}`), ...two]
}

test('the description names every call of the contract', async ({ anonymous }) => {
  const { paths } = await descriptionOf(anonymous)
  const named = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`),
  )
  const forms = ['POST /contact/create-contact', 'POST /pledges', 'POST /volunteer-registrations']
  const others = [
    'GET /versions',
    'GET /openapi.json',
    'GET /pages',
    'GET /menu',
    'GET /words',
    'GET /contact',
    'GET /contact/{}',
    'DELETE /contact/{}',
  ]
  const described = ['GET /projectSubCategoryDescription/{}', 'GET /projectSubCategoryDescription/{}/{}']
  const gifts = ['GET /pledges/{}', 'POST /pledges/{}/report', 'POST /pledges/{}/cancel']
  const promised = [...TYPES.flatMap(promisedCalls), ...forms, ...others, ...described, ...gifts]
  for (const call of promised) expect(named).toContain(call)
})

test('the description is one of OpenAPI 3.1, and all that it refers to is in it', async ({ anonymous }) => {
  const document = await descriptionOf(anonymous)
  expect(document.openapi).toMatch(/^3\.1\.\d$/)
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
  expect(document.servers).toEqual([{ url: '/api/v1' }])
  const text = JSON.stringify(document)
  for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    expect(Object.keys(document.components.schemas)).toContain(name)
  }
  for (const [path, operations] of Object.entries(document.paths)) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const operation of Object.values(operations) as (Operations[string] & {
      parameters: { name: string; in: string }[]
    })[]) {
      expect(Object.keys(operation.responses).length).toBeGreaterThan(0)
      const parameters = operation.parameters.filter((parameter) => parameter.in === 'path')
      expect(parameters.map(({ name }) => name)).toEqual(inPath)
    }
  }
})

test('the description gives each type its fields', async ({ anonymous }) => {
  const { schemas } = (await descriptionOf(anonymous)).components
  for (const type of TYPES) expect(Object.keys(schemas[type]?.properties ?? {}).sort()).toEqual(fieldNames(type))
})

test('the description says which countries and currencies the settings offer', async ({ anonymous }) => {
  const { paths } = await descriptionOf(anonymous)
  const body = JSON.stringify(paths['/pledges']?.post?.requestBody)
  for (const offered of ['"Bangladesh"', '"USD"', '"৳"']) expect(body).toContain(offered)
})

for (const path of [
  'nosuchtype',
  'projects/1/2/3',
  'create-projects',
  'media',
  'users',
  'partners',
  'settings',
  '%00',
]) {
  test(`/api/v1/${path} is no call`, async ({ anonymous, editor }) => {
    for (const client of [anonymous, editor]) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
        expect(errorOf(await client.call(method, path), 404).code).toBe('not_found')
      }
    }
  })
}

test('a create call takes POST only', async ({ editor }) => {
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'] as const) {
    const answer = await editor.call(method, 'faq/create-faq')
    expect([404, 405]).toContain(answer.status)
    expect(answer.status).not.toBe(200)
  }
})

test('a record can be made, changed and deleted many times at once', async ({ anonymous, editor }) => {
  const made = await Promise.all(Array.from({ length: 20 }, () => createRecord(editor, 'faq')))
  const ids = made.map(({ record }) => record.Id)
  expect(new Set(ids).size).toBe(20)
  await Promise.all(ids.map((Id) => editor.put(`faq/${Id}`, { answer: `answer ${Id}` })))
  const list = await anonymous.list('faq')
  for (const Id of ids) expect(list.find((record) => record.Id === Id)).toMatchObject({ answer: `answer ${Id}` })
  await Promise.all(made.map(({ remove }) => remove()))
  expect((await anonymous.list('faq')).filter(({ Id }) => ids.includes(Id))).toEqual([])
})
