import type { BlockPage } from '@/lib/shared/content/pages'
import { pagesBeside, pagesOfSection } from './pages-beside'

const page = (path: string, section: BlockPage['section'], parent: string | null = null) =>
  ({ path, section, parent }) as BlockPage
const pages = [
  page('/a', 'projects'),
  page('/b', 'projects'),
  page('/c', 'projects'),
  page('/album', 'gallery'),
  page('/b/more', '', '/b'),
]
const beside = (path: string) =>
  pagesBeside(pages.find((one) => one.path === path) ?? page(path, ''), pages, 2).map((one) => one.path)

test('the others follow a page round and round, without itself', () => {
  expect(beside('/a')).toEqual(['/b', '/c'])
  expect(beside('/b')).toEqual(['/c', '/a'])
})

test('a page below another has those that follow the page above it', () => {
  expect(beside('/b/more')).toEqual(['/c', '/a'])
})

test('a page that is alone in its part of the site has none beside it', () => {
  expect(beside('/album')).toEqual([])
})

test('a part of the site lists what stands below no other page', () => {
  expect(pagesOfSection(pages, 'projects').map(({ path }) => path)).toEqual(['/a', '/b', '/c'])
})
