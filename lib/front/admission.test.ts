import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { newApiKey } from '@/lib/platform/credentials/api-key'
import { admission } from './admission'

const KNOWN = newApiKey()
let app: http.Server
let asked: (string | undefined)[]

beforeEach(async () => {
  asked = []
  app = http.createServer(({ url, headers }, response) => {
    asked.push(url)
    response.writeHead(headers.authorization === `Bearer ${KNOWN}` ? 204 : 401).end()
  })
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  app.closeAllConnections()
  app.close()
})

const admitting = () =>
  admission({ payloadSecret: 's', appPort: (app.address() as AddressInfo).port, siteUrl: 'http://site.example' })

test('a key that the app accepts is known', async () => {
  const { isKnownKey } = admitting()
  expect(await isKnownKey({ authorization: `Bearer ${KNOWN}` })).toBe(true)
  expect(await isKnownKey({ authorization: `Bearer ${newApiKey()}` })).toBe(false)
  expect(asked).toEqual(['/internal/key', '/internal/key'])
})

test.each([{}, { authorization: 'Bearer x' }, { authorization: `${KNOWN}` }, { cookie: `payload-token=${KNOWN}` }])(
  'with %j the app is not asked',
  async (headers) => {
    expect(await admitting().isKnownKey(headers)).toBe(false)
    expect(asked).toEqual([])
  },
)

test('while the app does not respond, no key is known', async () => {
  const { isKnownKey } = admitting()
  await new Promise((resolve) => app.close(resolve))
  expect(await isKnownKey({ authorization: `Bearer ${KNOWN}` })).toBe(false)
})
