import { readEnv } from '@/lib/platform/env/env'
import { cookiePrefix, ownOrigins } from './cookie-prefix'

test('on https cookies are of this very host, and come from its pages alone', () => {
  expect(cookiePrefix('https://example.org')).toBe('__Host-payload')
  expect(ownOrigins({ siteUrl: 'https://example.org', port: 3000 })).toEqual(['https://example.org'])
})

test('over plain HTTP on the local machine, all of its names are accepted as origins', () => {
  expect(cookiePrefix('http://localhost:3000')).toBe('payload')
  expect(ownOrigins({ siteUrl: 'http://localhost:3000', port: 3000 })).toEqual([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
  ])
})

test('the port is that of visitors, also in the app, where PORT is Next’s own', () => {
  const env = readEnv({ SITE_URL: 'http://localhost:8080', FRONT_PORT: '8080', APP_PORT: '9090', PORT: '9090' })
  expect(ownOrigins(env)).toContain('http://127.0.0.1:8080')
  expect(ownOrigins(env).join(' ')).not.toContain('9090')
})
