import { sampledFiles } from './sampled-files'

test('files of each kind have sampled tests, each of them once', () => {
  const { unit, database, browser } = sampledFiles()
  for (const files of [unit, database, browser]) expect(new Set(files).size).toBe(files.length)
  expect(browser).toContain('e2e/routes-layout.spec.ts')
  expect(database).toContain('app/api/caches.dbtest.ts')
})
