import { safeAdminRedirect } from './admin-redirect'

test.each([
  '/admin',
  '/admin/',
  '/admin/desk',
  '/admin/collections/news?limit=10&where[title][equals]=a',
  '/admin/collections/projects/3#money',
])('leads on to %s', (asked) => {
  expect(safeAdminRedirect(asked)).toBe(asked)
})

test.each([
  undefined,
  ['/admin/desk', '/admin/desk'],
  '',
  '/',
  '/bn/news',
  '/administration',
  '//evil.example/admin',
  '/\\evil.example/admin',
  '\\\\evil.example',
  'https://evil.example/admin',
  'https:/admin',
  'javascript:alert(1)',
  ' //evil.example',
  '/\t/evil.example',
  '/admin/../..//evil.example',
  '/admin/..',
  '/admin/%2e%2e/api/users/logout',
  '/admin\\..\\..\\api',
  '/admin/..%2f..%2fapi',
  '/admin/%252e%252e/api',
  '/admin@evil.example',
  '/admin.evil.example',
  '/admin/logout',
  '/admin/login?redirect=/admin/login',
])('leads to the dashboard instead of %j', (asked) => {
  expect(safeAdminRedirect(asked)).toBe('/admin')
})
