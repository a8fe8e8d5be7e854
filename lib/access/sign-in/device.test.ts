process.env.PAYLOAD_SECRET = 'only-for-tests-only-for-tests-only'
process.env.SITE_URL = 'https://example.org'

import { deviceCookie, knownDevice } from './device'

const EMAIL = 'rahima@example.org'

/** Name → value, as the browser would send them. */
function kept(...setCookies: string[]): Map<string, string> {
  return new Map(setCookies.map((each) => (each.split(';')[0] ?? '').split('=') as [string, string]))
}

test('a device that signed in is known again, at that account alone', () => {
  const cookies = kept(deviceCookie(EMAIL, null))
  expect(knownDevice(cookies, ` ${EMAIL.toUpperCase()}`)).toMatch(/^[\w-]{22}$/)
  expect(knownDevice(cookies, 'karim@example.org')).toBeNull()
})

test('a device keeps its id at the next sign-in, and with it its counted attempts', () => {
  const first = knownDevice(kept(deviceCookie(EMAIL, null)), EMAIL)
  expect(knownDevice(kept(deviceCookie(EMAIL, first)), EMAIL)).toBe(first)
})

test('a cookie that is forged, or another account’s, identifies no device', () => {
  const [[name = '', value = ''] = []] = [...kept(deviceCookie(EMAIL, null))]
  const [number = '', signature = ''] = value.split('.')
  const [[, other = ''] = []] = [...kept(deviceCookie('karim@example.org', number))]
  for (const forged of ['', number, `${number}.`, `x${number}.${signature}`, `.${signature}`, other]) {
    expect(knownDevice(new Map([[name, forged]]), EMAIL)).toBeNull()
  }
})

test('two people at one computer have a cookie each', () => {
  const cookies = kept(deviceCookie(EMAIL, null), deviceCookie('karim@example.org', null))
  expect(cookies.size).toBe(2)
})

test('no script reads it, and nothing but the sign-in gets it', () => {
  expect(deviceCookie(EMAIL, null)).toMatch(
    /^__Secure-known-device-\w+=[^;]+; Max-Age=\d+; Path=\/api\/users\/login; HttpOnly; SameSite=Strict; Secure$/,
  )
})
