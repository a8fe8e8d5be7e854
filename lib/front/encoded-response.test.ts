import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { encodeResponse, negotiate } from './encoded-response'
import type { AppResponse } from './response-cache'

const HTML = '<!DOCTYPE html><p>A boat, a school, a clinic.</p>'.repeat(50)

const answer = (text: string, headers: AppResponse['headers'] = {}): AppResponse => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body: Buffer.from(text),
})

const sent = async (headers: Record<string, string>, method = 'GET', of = answer(HTML)) =>
  negotiate(await encodeResponse(of), { method, headers })

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['gzip;q=1, br;q=0.5', 'gzip', gunzipSync],
  ['*', 'br', brotliDecompressSync],
])('whoever understands %s is sent %s', async (accepted, encoding, unpack) => {
  const { headers, body } = await sent({ 'accept-encoding': accepted })
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers['content-length']).toBe(String(body?.length))
  expect(unpack(body as Buffer).toString()).toBe(HTML)
})

test.each([{}, { 'accept-encoding': '' }, { 'accept-encoding': 'identity' }, { 'accept-encoding': 'zstd' }])(
  'others are sent the content as it is (%j)',
  async (accepted) => {
    const { headers, body } = await sent(accepted as Record<string, string>)
    expect(headers['content-encoding']).toBeUndefined()
    expect(body?.toString()).toBe(HTML)
  },
)

test('each encoding has its own entity tag, and If-None-Match accepts any of them', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) => (await sent({ 'accept-encoding': encoding })).headers.etag),
  )
  expect(new Set(tags).size).toBe(3)
  for (const tag of tags) {
    const again = await sent({ 'accept-encoding': 'br', 'if-none-match': `"other", W/${tag}` })
    expect(again).toMatchObject({ status: 304 })
    expect(again.body).toBeUndefined()
    expect(again.headers.etag).toBe(tags[0])
    expect(again.headers['content-length']).toBeUndefined()
  }
})

test('other content has another entity tag', async () => {
  const { headers } = await sent({})
  expect(await sent({ 'if-none-match': String(headers.etag) }, 'GET', answer(`${HTML}!`))).toMatchObject({
    status: 200,
  })
})

test('a failure is never "not modified"', async () => {
  const failure = { ...answer(HTML), status: 500 }
  expect(await sent({ 'if-none-match': '*' }, 'GET', failure)).toMatchObject({ status: 500 })
})

test('HEAD has the headers of GET, without a body', async () => {
  const accepted = { 'accept-encoding': 'gzip' }
  const { body, ...head } = await sent(accepted, 'HEAD')
  const { body: whole, ...get } = await sent(accepted)
  expect(body).toBeUndefined()
  expect(whole?.length).toBe(Number(get.headers['content-length']))
  expect(head).toEqual(get)
})

test('hop-by-hop headers of the app are dropped', async () => {
  const of = answer(HTML, {
    connection: 'keep-alive',
    date: 'x',
    etag: '"old"',
    'transfer-encoding': 'chunked',
    'x-a': 'b',
  })
  const { headers } = await sent({}, 'GET', of)
  expect(Object.keys(headers).sort()).toEqual(['content-length', 'content-type', 'etag', 'vary', 'x-a'])
  expect(headers.etag).not.toBe('"old"')
})

test('Vary names Accept-Encoding once', async () => {
  const { headers } = await sent({}, 'GET', answer(HTML, { vary: 'rsc, next-url, Accept-Encoding' }))
  expect(headers.vary).toBe('rsc, next-url, Accept-Encoding')
})

test.each([
  ['pictures', answer(HTML, { 'content-type': 'image/webp' })],
  ['a few words', answer('ok')],
])('%s are not compressed', async (_, of) => {
  const { headers } = await sent({ 'accept-encoding': 'br' }, 'GET', of)
  expect(headers['content-encoding']).toBeUndefined()
})
