/** Naughty strings in addresses cause no server error (in the bodies of calls: app/api/naughty.dbtest.ts). */
import { sampled } from '@/lib/testing/sample'
import { serverErrorOf } from './support/client'
import { failuresOf } from './support/concurrency'
import { TYPES } from './support/contract'
import { expect, test } from './support/fixtures'
import { wellFormed } from './support/hostile/hostile-values'
import { NAUGHTY } from './support/hostile/naughty-strings'
import { ROUTES } from './support/routes'

test.describe.configure({ timeout: 180_000 })

const PARAMETERS = [
  'q',
  'page',
  'locale',
  'limit',
  'offset',
  'status',
  'path',
  '_rsc',
  'redirect',
  'where[id][equals]',
  'depth',
  'sort',
]

test('naughty strings as parameters and path segments cause no server error on any page or call', async ({
  anonymous,
}) => {
  const pages = ROUTES.filter(({ ids }) => !ids).map(({ path }) => path)
  const calls = TYPES.map((type) => `/api/v1/${type}`)
  const places = [
    ...pages,
    '/pledge',
    ...calls,
    '/api/v1/search',
    '/api/v1/pledges',
    '/media',
    '/_next/image',
    '/api/users/me',
    '/bn/search',
  ]
  const asked = NAUGHTY.flatMap((text, at) =>
    [0, 1, 2].map((turn) => {
      const place = places[(at * 3 + turn * 7) % places.length] ?? '/'
      const piece = encodeURIComponent(wellFormed(text)).slice(0, 5000)
      const query = PARAMETERS.map((name) => `${encodeURIComponent(name)}=${piece.slice(0, 900)}`).join('&')
      return turn === 0
        ? `${place.replace(/\/$/, '')}/${piece}`
        : `${place}?${turn === 1 ? query : `${piece}=${piece.slice(0, 900)}`}`
    }),
  )
  const some = sampled('naughty-addresses', asked, { size: 150 })
  expect(
    await failuresOf(some, async (target) =>
      serverErrorOf(await anonymous.request('GET', target), target.slice(0, 120)),
    ),
  ).toEqual([])
})
