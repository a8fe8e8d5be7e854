process.env.SITE_URL = 'https://example.org'

import { readThemeCookie } from './theme-cookie'

const kept = (name: string, value: string) =>
  readThemeCookie([
    { name: 'other', value: 'dark' },
    { name, value },
  ])

test('the theme is read from this site’s own cookie, and only a known one', () => {
  expect(kept('__Host-payload-theme', 'dark')).toBe('dark')
  expect(kept('__Host-payload-theme', 'light')).toBe('light')
  expect(kept('__Host-payload-theme', 'x"><script>')).toBeUndefined()
  expect(kept('payload-theme', 'dark')).toBeUndefined()
})
