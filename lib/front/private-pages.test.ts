import type { IncomingMessage } from 'node:http'
import { log } from '@/lib/platform/log/log'
import { PRIVATE_HEADERS } from '@/lib/shared/addresses/private-address'
import { startReverseProxy } from './fake-app'
import { fetchFromApp } from './fetch-from-app'
import { logPath } from './request'

const KEY = 'AbCdEfGhIjKl-nOpQrSt_v'

let site: Awaited<ReturnType<typeof startReverseProxy>>
let said: string

beforeEach(async () => {
  said = ''
  for (const level of ['warn', 'error'] as const) {
    jest.spyOn(log, level).mockImplementation((...words: unknown[]) => {
      said += JSON.stringify(words, (_, value) => (value instanceof Error ? value.message : value))
    })
  }
  site = await startReverseProxy()
})
afterEach(async () => {
  await site.end()
  jest.restoreAllMocks()
})

test.each([
  ...[`/pledge/${KEY}`, `/bn/pledge/${KEY}`, `/pledge/${KEY}/receipt`, `/api/v1/pledges/${KEY}`],
  ...[`/api/v1/%70ledges/${KEY}`, `//api/v1/pledges/${KEY}`],
])('%s is asked for each time, and nobody is told of it', async (address) => {
  for (const words of ['first', 'second']) {
    site.app.text = words
    const answer = await site.get(address)
    expect(await answer.text()).toContain(words)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  }
  expect(site.app.requests).toEqual([`GET ${address}`, `GET ${address}`])
})

test.each(['report', 'cancel'])('a form sent to %s is answered with private headers, too', async (step) => {
  const answer = await site.get(`/api/v1/pledges/${KEY}/${step}`, { method: 'POST', body: '{}' })
  expect(Object.fromEntries(answer.headers)).toMatchObject(PRIVATE_HEADERS)
})

test.each([
  [`//pledge/${KEY}`, `/pledge/${KEY}`],
  [`/%70ledge/${KEY}`, `/pledge/${KEY}`],
  [`/bn/x/../Pledge/${KEY}/`, `/bn/pledge/${KEY}`],
])('%s leads to the page that its key opens, and is remembered by nobody', async (address, page) => {
  const { status, headers } = await site.get(address)
  expect([status, headers.get('location')]).toEqual([308, page])
  expect(Object.fromEntries(headers)).toMatchObject(PRIVATE_HEADERS)
})

test('an unknown key is answered as any page that does not exist', async () => {
  const heads = async (address: string) => {
    const answer = await site.get(address)
    const { date: _, ...headers } = Object.fromEntries(answer.headers)
    return [answer.status, headers, await answer.text()]
  }
  expect(await heads('/pledge/nowhere-nowhere-nowher')).toEqual(await heads('/nowhere'))
})

test('a failure logs no key', async () => {
  await site.get(`/pledge/${KEY}broken`)
  await site.get(`/api/v1/pledges/${KEY}/report`, { method: 'POST', body: '{}' })
  site.app.isUp = false
  expect((await site.get(`/pledge/${KEY}`)).status).toBe(503)
  for (const address of [`/pledge/${KEY}`, `/api/v1/%70ledges/${KEY}`]) {
    expect((await site.get(address, { headers: { rsc: '1' } })).status).toBe(503)
  }
  await site.get(`/api/v1/pledges/${KEY}/report`, { method: 'POST', body: '{}' })
  expect(said).not.toContain(KEY)
  const gone = fetchFromApp(
    { address: `/pledge/${KEY}`, headers: {} },
    { port: 9, host: 'x', timeoutMs: 500, maxBytes: 1 },
  )
  await expect(gone).rejects.toThrow('/pledge/…')
  for (const url of [`/bn/pledge/${KEY}?x`, `/bn//%70ledge/${KEY}`, `/bn/./pledge/${KEY}`]) {
    expect(logPath({ url } as IncomingMessage)).toBe('/bn/pledge/…')
  }
})
