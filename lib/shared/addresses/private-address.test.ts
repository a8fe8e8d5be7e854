import { isPrivateAddress, redactKeys } from './private-address'

const KEY = 'AbCdEfGhIjKlMnOpQrStUv'

test.each([
  `/pledge/${KEY}`,
  `/bn/pledge/${KEY}`,
  `/en/pledge/${KEY}/receipt.pdf?x=1`,
  `/api/v1/pledges/${KEY}`,
  `/api/v1/Pledges/${KEY}/report?locale=bn`,
  `//pledge/${KEY}`,
  `/bn//pledge//${KEY}`,
  `/./pledge/./${KEY}?x=https://site.org/`,
  `/x/../pledge/x/%2e%2e/${KEY}`,
  `/%70ledge/%41${KEY.slice(1)}`,
  `/%2570LEDGE%2F${KEY}`,
  `\\pledge\\${KEY}`,
  `/en/bn/pledge/${KEY}/`,
  `/api//v1/%70ledges/${KEY}`,
])('%s is one donor’s alone', (url) => {
  expect(isPrivateAddress(url)).toBe(true)
  const said = redactKeys(`GET ${url} failed, https://site.org${url} too`)
  expect(said).not.toContain(KEY.slice(1))
  expect(said).toMatch(/^GET .*….* failed, https:.*….* too$/)
})

test.each(['/', '/pledges', '/news/pledge', '/api/v1/pledges', '/api/v1/pledges?locale=bn', '/donate-now'])(
  '%s is everybody’s',
  (url) => {
    expect(isPrivateAddress(url)).toBe(false)
    expect(redactKeys(url)).toBe(url)
  },
)
