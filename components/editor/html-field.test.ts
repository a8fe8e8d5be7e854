import { readFileSync } from 'node:fs'

test('the admin knows the editor by the path that the field gives', () => {
  const path = /'(\/components\/editor\/[^']+)'/.exec(readFileSync('lib/content/fields/text.ts', 'utf8'))?.[1]
  expect(readFileSync('app/(payload)/admin/importMap.js', 'utf8')).toContain(`"${path}":`)
})
