import { readFileSync } from 'node:fs'

test('the admin’s import map has the path of the editor that the HTML field names', () => {
  const path = /'(\/components\/editor\/[^']+)'/.exec(readFileSync('lib/content/fields/text.ts', 'utf8'))?.[1]
  expect(readFileSync('app/(payload)/admin/importMap.js', 'utf8')).toContain(`"${path}":`)
})
