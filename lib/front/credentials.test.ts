import { cookiePrefix } from '@/lib/access/sessions/cookie-prefix'
import { hasCredentials } from './credentials'

test.each(['http://localhost:3000', 'https://example.org'])(
  'the session cookie of a site at %s is a credential',
  (siteUrl) => {
    const cookie = `${cookiePrefix(siteUrl)}-token=x`
    for (const sent of [cookie, `a=b; ${cookie}`, `a=b;${cookie}; c=d`]) {
      expect(hasCredentials({ cookie: sent })).toBe(true)
    }
  },
)

test('an API key or a token is a credential, and nothing else', () => {
  expect(hasCredentials({ authorization: 'Bearer x' })).toBe(true)
  expect(hasCredentials({})).toBe(false)
  for (const cookie of ['xpayload-token=x', 'payload-tokens=x', '__Host-payload=x', 'a=payload-token']) {
    expect(hasCredentials({ cookie })).toBe(false)
  }
})
