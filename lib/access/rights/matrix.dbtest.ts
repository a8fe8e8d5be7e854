/** The table and the configuration name the same, and the handlers ask what the table says. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createLocalReq, type Endpoint as Handled } from 'payload'
import { staffMember } from '@/lib/access/testing'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { COLLECTIONS, GLOBALS, type Need, OWN_CALLS, ROOT_CALLS } from './matrix'
import { ROLES } from './roles'

const site = await openTestDatabase()
const { config } = site.payload
after(() => site.close())

test('has a row for every collection and global, and none for others', () => {
  assert.deepEqual(config.collections.map(({ slug }) => slug).sort(), Object.keys(COLLECTIONS).sort())
  assert.deepEqual(config.globals.map(({ slug }) => slug).sort(), Object.keys(GLOBALS).sort())
})

const PLACES: [string, readonly Handled[], Readonly<Record<string, Need>>][] = [
  ['', config.endpoints, ROOT_CALLS],
  ...config.collections.map(({ slug, endpoints }): (typeof PLACES)[number] => [
    slug,
    endpoints || [],
    OWN_CALLS[slug as keyof typeof COLLECTIONS] ?? {},
  ]),
]

async function statusFor(endpoint: Handled, user: unknown): Promise<number> {
  const req = await createLocalReq({}, site.payload)
  Object.assign(req, {
    user,
    routeParams: { id: 'no-id' },
    json: async () => null,
    searchParams: new URLSearchParams(),
  })
  return (await endpoint.handler(req)).status
}

for (const [slug, endpoints, rows] of PLACES) {
  for (const [call, need] of Object.entries(rows)) {
    if (need === 'anyone') continue
    const endpoint = endpoints.find(({ method, path }) => `${method} ${path}` === call)
    test(`${call} of ${slug || 'the site'} is refused to all who have not what it needs`, async () => {
      assert.ok(endpoint, 'There is no such call.')
      assert.equal(await statusFor(endpoint, null), need === 'nobody' ? 404 : 401)
      if (typeof need !== 'string' || !need.includes('.')) return
      const key = { name: 'Key', areas: [], mayWrite: true }
      for (const role of ROLES) assert.equal(await statusFor(endpoint, { ...staffMember(role), key }), 403, role)
      for (const role of ROLES) {
        assert.equal(await statusFor(endpoint, { ...staffMember(role), suspended: true }), 403, role)
      }
    })
  }
}
