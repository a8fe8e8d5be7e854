import { SignJWT } from 'jose'
import { isValidToken, readSessionToken, signingKey } from './session-token'

const KEY = signingKey('a secret of the site')

const signed = (alg = 'HS256', key = KEY) =>
  new SignJWT({ id: 1 }).setProtectedHeader({ alg }).setExpirationTime('1h').sign(key)

test('a token is valid if this site signed it with an expiry that has not passed', async () => {
  expect(await isValidToken(await signed(), KEY)).toBe(true)
  expect(await isValidToken(await signed('HS256', signingKey('another')), KEY)).toBe(false)
  expect(await isValidToken(await signed('HS512'), KEY)).toBe(false)
  const endless = await new SignJWT({ id: 1 }).setProtectedHeader({ alg: 'HS256' }).sign(KEY)
  const over = await new SignJWT({ id: 1 }).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('-1s').sign(KEY)
  for (const token of [endless, over, '', 'x', 'a.b.c', `${(await signed()).slice(0, -2)}xx`]) {
    expect(await isValidToken(token, KEY)).toBe(false)
  }
})

test.each([
  [{ cookie: 'payload-token=abc' }, 'abc'],
  [{ cookie: 'theme=dark; __Host-payload-token=abc; x=y' }, 'abc'],
  [{ authorization: 'JWT abc' }, 'abc'],
  [{ authorization: 'Bearer abc' }, 'abc'],
  [{ authorization: 'Basic abc' }, undefined],
  [{ cookie: 'xpayload-token=abc' }, undefined],
  [{ cookie: 'payload-token=' }, undefined],
  [{ cookie: `payload-token=${'a'.repeat(2001)}` }, undefined],
  [{}, undefined],
])('of %j the token is %s', (headers, token) => expect(readSessionToken(headers)).toBe(token))
