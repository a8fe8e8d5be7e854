import { clientAddress } from './client-address'

const direct = clientAddress([])
const proxied = clientAddress(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])

test('without trusted proxies the client address is that of the connection', () => {
  expect(direct('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
  expect(direct('::ffff:203.0.113.7', undefined)).toBe('203.0.113.7')
})

test.each([
  ['127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['10.1.2.3', '203.0.113.7, 10.9.9.9', '203.0.113.7'],
  ['fd00::1', '2001:db8::7', '2001:db8::7'],
])('behind a proxy at %s, "%s" is %s', (remote, forwarded, address) => {
  expect(proxied(remote, forwarded)).toBe(address)
})

test('forged addresses in X-Forwarded-For are ignored', () => {
  expect(proxied('127.0.0.1', '192.0.2.99, 203.0.113.7')).toBe('203.0.113.7')
  expect(proxied('203.0.113.7', '192.0.2.99')).toBe('203.0.113.7')
})

test('a proxy that sends no X-Forwarded-For is the client itself', () => {
  expect(proxied('127.0.0.1', undefined)).toBe('127.0.0.1')
  expect(proxied('127.0.0.1', 'unknown')).toBe('127.0.0.1')
})
