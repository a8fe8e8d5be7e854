import { isHidden, offlinePath, pathsOf, sentPaths } from './pages'
import { paths } from './paths'

test('pages hidden from search engines are known', () => {
  expect(pathsOf('hidden').sort()).toEqual(['/become-volunteer/sent', '/contact/sent', '/editor', '/offline'])
  expect(isHidden(paths.editor)).toBe(true)
  expect(isHidden(paths.search)).toBe(false)
  expect(isHidden(paths.newsItem(1))).toBe(false)
})

test('every address has exactly one status', () => {
  const all = [...Object.values(paths), ...Object.values(sentPaths), offlinePath].filter(
    (path) => typeof path === 'string',
  )
  const standing = (['listed', 'hidden', 'written', 'moved', 'data'] as const).flatMap(pathsOf)
  expect(standing.sort()).toEqual(all.sort())
})
