/** Calls that are made to break something: each is refused with a sentence, and none is a failure of the site. */
import { deflateSync } from 'node:zlib'
import type { Client, ClientResponse } from '@/e2e/support/client'
import { payloadUpload, pngClaiming } from '@/e2e/support/hostile-files'
import { expect } from '@/lib/testing/expect'
import { test } from './testing/fixtures'

/** Demands a refusal in words, which tells nothing of the site's inside. */
function refuses({ status, text }: ClientResponse, what: string, statuses: readonly number[] = [400]): void {
  expect(statuses, `${what}: ${status} ${text.slice(0, 200)}`).toContain(status)
  expect(text, what).toMatch(/"message":"\p{Lu}[^"]+\."/u)
  expect(text, what).not.toMatch(/node_modules|\bat [\w.]+ \(|call stack/i)
}

const NARROW = pngClaiming(1, 1_000_000, deflateSync(Buffer.alloc(4_000_000, 1)))
const BOAT = pngClaiming(2, 2, deflateSync(Buffer.alloc(14)))

test('a picture of one pixel by a million is refused by either door', async ({ editor, making }) => {
  const { record } = await making('projects')
  const file = { name: 'narrow.png', mimeType: 'image/png', buffer: NARROW }
  const multipart = payloadUpload(file.name, file.mimeType, file.buffer)
  refuses(await editor.request('POST', '/api/media', { multipart }), 'media', [422])
  refuses(await editor.call('PUT', `projects/${record.Id}`, { multipart: { image1: file } }), 'a project', [422])
})

/** A form with a file by any name, as no browser would write it. */
function formWith(field: string, filename: string, bytes: Buffer) {
  const head = `--x\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: image/png\r\n\r\n`
  const payload = '\r\n--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"alt":"A boat"}\r\n--x--\r\n'
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    raw: Buffer.concat([Buffer.from(head), bytes, Buffer.from(payload)]),
  }
}

test('a file by a name that no file has is taken by its bytes, or refused', async ({ editor, making }) => {
  const { record } = await making('projects')
  for (const name of [
    'a\0b.png',
    '\0',
    'a%00.png',
    '../../a.png',
    '..',
    `${'a'.repeat(5000)}.png`,
    '💧\u202egnp.exe',
  ]) {
    const inner = await editor.request('POST', '/api/media', formWith('file', name, BOAT))
    if (inner.status !== 201) refuses(inner, JSON.stringify(name), [400, 422])
    else await editor.request('DELETE', `/api/media/${(JSON.parse(inner.text) as { doc: { id: number } }).doc.id}`)
    const own = await editor.call('PUT', `projects/${record.Id}`, formWith('image1', name, BOAT))
    if (own.status !== 200) refuses(own, JSON.stringify(name), [400, 422])
  }
  for (const name of ['a%00b.webp', '%00', '..%2f..%2fsite.db']) {
    refuses(await editor.request('GET', `/api/media/file/${name}`), name, [400, 404])
  }
})

const deep = (levels: number, [open, close]: readonly [string, string]) => open.repeat(levels) + close.repeat(levels)
const LISTS = ['[', ']'] as const
const OBJECTS = ['{"a":', '}'] as const

test('JSON of a hundred thousand levels is refused, wherever it is sent', async ({ anonymous, editor, staff }) => {
  const send = (client: Client, address: string, raw: string, type = 'application/json') =>
    client.request('POST', address, { raw, headers: { 'content-type': type } })
  const json = `{"title":"A","detail":${deep(100_000, LISTS)}}`
  for (const address of ['/api/faqs', '/api/news', '/api/reorder', '/api/users', '/api/payload-preferences/x']) {
    refuses(await send(staff.administrator, address, json), address)
  }
  refuses(await send(editor, '/api/faqs', `{"question":${deep(50_000, OBJECTS).replace('{"a":}', '1')}}`), 'objects')
  for (const address of ['/api/v1/faq/create-faq', '/api/v1/pledges', '/api/v1/contact/create-contact']) {
    refuses(await send(editor, address, `{"question":${deep(50_000, LISTS)}}`), address)
  }
  const part = `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${json}\r\n--x--\r\n`
  refuses(await send(editor, '/api/faqs', part, 'multipart/form-data; boundary=x'), 'a part')
  refuses(await send(anonymous, '/api/users/login', deep(4000, LISTS)), 'the sign-in')
})

test('a query of five thousand levels is refused', async ({ editor }) => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'x-payload-http-method-override': 'GET' }
  const queries = [
    `where${'[and][0]'.repeat(5000)}[id][equals]=1`,
    `where${'[a]'.repeat(5000)}=1`,
    `where=${'{"and":['.repeat(5000)}{"id":{"equals":1}}${']}'.repeat(5000)}`,
    `select${'[a]'.repeat(5000)}=true`,
    `joins[a][where]${'[and][0]'.repeat(5000)}[id][equals]=1`,
    `${'[a]'.repeat(5000)}=1`,
  ]
  for (const query of queries) {
    refuses(await editor.request('GET', `/api/faqs?${query}`), query.slice(0, 30))
    refuses(await editor.request('GET', `/api/faqs/count?${query}`), query.slice(0, 30))
    refuses(await editor.request('POST', '/api/faqs', { raw: query, headers: form }), query.slice(0, 30))
    refuses(await editor.request('DELETE', `/api/faqs?${query}`), query.slice(0, 30))
  }
})

test('names of Object.prototype’s properties are no collections', async ({ editor, staff }) => {
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    for (const path of [name, `${name}/1`, `${name}/count`]) {
      refuses(await editor.request('GET', `/api/${path}`), path, [404])
      refuses(await staff.administrator.request('POST', `/api/${path}`, { json: {} }), path, [404])
    }
  }
})

test('names of calls are read in capitals and small letters alike', async ({ anonymous, staff }) => {
  for (const path of ['users/forgot-password', 'users/Forgot-Password', 'users/FORGOT-PASSWORD/']) {
    for (const client of [anonymous, staff.administrator]) {
      const answer = await client.request('POST', `/api/${path}`, { json: { email: 'editor@example.org' } })
      refuses(answer, path, [503])
    }
  }
  const json = { email: 'editor@example.org', password: 'not-the-password' }
  expect((await anonymous.request('POST', '/api/users/LOGIN', { json })).status).toBe(401)
  expect((await anonymous.request('GET', '/api/users/ME')).status).toBe(200)
  expect((await anonymous.request('GET', '/api/Users/me')).status).toBe(401)
})
