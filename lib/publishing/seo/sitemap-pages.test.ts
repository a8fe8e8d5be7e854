import type { ContentType } from '@/lib/shared/content/types'
import { indexedPages } from './sitemap-pages'

const lists: Partial<Record<ContentType, object[]>> = {}
const times: Partial<Record<ContentType, [number, string][]>> = {}
const removals: Partial<Record<ContentType, Record<string, string>>> = {}

let mockPages: object[] = []
jest.mock('@/lib/delivery/pages', () => ({
  getPages: async () => mockPages,
  typesShownBy: (blocks: readonly { shows: ContentType }[]) => blocks.map(({ shows }) => shows),
}))
jest.mock('@/lib/delivery/content', () => ({
  getList: async (type: ContentType) => ({ records: lists[type] ?? [] }),
  getTimes: async (type: ContentType) =>
    new Map((times[type] ?? []).map(([id, modifiedAt]) => [id, { createdAt: '', modifiedAt }])),
  getRemovals: async (type: ContentType) => removals[type] ?? {},
}))

const day = (day: number) => `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`

async function pageAt(path: string) {
  return [...(await indexedPages())].find((page) => page.path === path)
}

beforeEach(() => {
  mockPages = []
  for (const type of Object.keys(lists) as ContentType[]) delete lists[type]
  for (const type of Object.keys(times) as ContentType[]) delete times[type]
  for (const type of Object.keys(removals) as ContentType[]) delete removals[type]
})

test('pages without content are there, without a time; redirects and pages of no content are not', async () => {
  const pages = [...(await indexedPages())].map(({ path }) => path)
  expect(pages).toEqual(expect.arrayContaining(['/', '/news', '/about-us', '/donation-events', '/search']))
  for (const path of ['/editor', '/search/results', '/donate-events', '/news-details', '/oldhome']) {
    expect(pages).not.toContain(path)
  }
  expect(await pageAt('/about-us')).toEqual({ path: '/about-us', lastModified: undefined, pictures: [] })
})

test('a project changes with its parts, and shows its own pictures where its page has none', async () => {
  lists.projects = [{ Id: 1, pages: [], image1: 'media/a.webp', image2: null }]
  lists.projectSubCategory = [{ Id: 5, projectId: 1, pages: [], image: 'media/b.webp' }]
  times.projects = [[1, day(1)]]
  times.projectSubCategory = [[5, day(3)]]
  expect(await pageAt('/project/1')).toMatchObject({ lastModified: day(3), pictures: ['media/a.webp'] })
  lists.projectSubCategoryHeader = [{ Id: 1, image1: 'media/c.webp', image4: 'media/d.webp' }]
  expect(await pageAt('/project/1')).toMatchObject({ pictures: ['media/c.webp', 'media/d.webp'] })
  expect(await pageAt('/project-subcategory-details/1/5')).toMatchObject({ lastModified: day(3) })
})

test('projects of every place are told, with their parts', async () => {
  lists.projects = ['Home', 'Donation', 'Footer'].map((page, at) => ({ Id: at + 1, pages: [page] }))
  lists.projectSubCategory = [{ Id: 5, projectId: 1, pages: [] }]
  const pages = [...(await indexedPages())].map(({ path }) => path)
  expect(pages.filter((path) => path.startsWith('/project'))).toEqual([
    ...['/projects', '/project/1', '/project-subcategory-details/1/5', '/project/2', '/project/3'],
  ])
})

test('pages are as new as what is placed there', async () => {
  lists.projects = ['Home', 'Donation', 'Footer'].map((page, at) => ({ Id: at + 1, pages: [page] }))
  times.projects = [1, 2, 3].map((Id) => [Id, day(Id)])
  lists.imageGallery = [{ Id: 1, pages: ['Donation'], image: null }]
  times.imageGallery = [[1, day(4)]]
  const at = async (path: string) => (await pageAt(path))?.lastModified
  expect([await at('/'), await at('/projects'), await at('/donate-now')]).toEqual([day(1), undefined, day(2)])
  expect(await at('/donation-events')).toBe(day(4))
})

test('news have pages of sixty, each as new as what it shows', async () => {
  lists.news = Array.from({ length: 61 }, (_, at) => ({ Id: at + 1, image: null }))
  times.news = [
    [1, day(9)],
    [61, day(2)],
  ]
  expect(await pageAt('/news')).toMatchObject({ lastModified: day(9) })
  expect(await pageAt('/news/page/2')).toMatchObject({ lastModified: day(2) })
  expect(await pageAt('/news/page/3')).toBeUndefined()
  expect(await pageAt('/news-details/61')).toMatchObject({ lastModified: day(2) })
})

test('projects have pages of sixty of those in their usual place', async () => {
  const placed = { Id: 1, pages: ['Footer'] }
  lists.projects = [placed, ...Array.from({ length: 61 }, (_, at) => ({ Id: at + 2, pages: [] }))]
  times.projects = [
    [1, day(9)],
    [2, day(3)],
    [62, day(2)],
  ]
  removals.projects = { Footer: day(8) }
  expect(await pageAt('/projects')).toMatchObject({ lastModified: day(3) })
  expect(await pageAt('/projects/page/2')).toMatchObject({ lastModified: day(2) })
  expect(await pageAt('/projects/page/3')).toBeUndefined()
  removals.projects = { '': day(7) }
  expect(await pageAt('/projects/page/2')).toMatchObject({ lastModified: day(7) })
})

test('home is as new as the projects that it has room for', async () => {
  lists.projects = Array.from({ length: 24 }, (_, at) => ({ Id: at + 1, pages: [] }))
  times.projects = [23, 24].map((Id) => [Id, day(Id - 20)])
  expect(await pageAt('/')).toMatchObject({ lastModified: day(3) })
})

test('the first page of news is as new as its banner, whatever news there are', async () => {
  lists.newsDetails = [{ Id: 1 }]
  times.newsDetails = [[1, day(7)]]
  lists.newsBanner = [{ Id: 2 }]
  times.newsBanner = [[2, day(5)]]
  lists.news = Array.from({ length: 61 }, (_, at) => ({ Id: at + 1, image: null }))
  expect(await pageAt('/news')).toMatchObject({ lastModified: day(7) })
  expect(await pageAt('/news/page/2')).toMatchObject({ lastModified: day(5) })
})

test('home shows three news', async () => {
  lists.news = [1, 2, 3, 4, 5].map((Id) => ({ Id, image: null }))
  times.news = [3, 4, 5].map((Id) => [Id, day(Id)])
  expect(await pageAt('/')).toMatchObject({ lastModified: day(3) })
})

test('a page made of blocks is as new as its words, and as what its blocks show', async () => {
  lists.news = [{ Id: 1, image: null }]
  times.news = [[1, day(4)]]
  const page = { path: '/scholarships', modifiedAt: day(2), banners: ['media/a.webp', null], image: 'media/a.webp' }
  mockPages = [
    { ...page, blocks: [] },
    { ...page, path: '/scholarships/news', blocks: [{ kind: 'beside', shows: 'news' }] },
  ]
  expect(await pageAt('/scholarships')).toEqual({
    path: '/scholarships',
    lastModified: day(2),
    pictures: ['media/a.webp'],
  })
  expect(await pageAt('/scholarships/news')).toMatchObject({ lastModified: day(4) })
})

test('what was removed moves the pages that showed it, and no others', async () => {
  lists.projects = [1, 2].map((Id) => ({ Id, pages: [] }))
  times.projects = [1, 2].map((Id) => [Id, day(1)])
  removals.projectSubCategory = { 2: day(8) }
  removals.donation = { Home: day(5), Footer: day(3) }
  removals.news = { '': day(6) }
  const at = async (path: string) => (await pageAt(path))?.lastModified
  expect([await at('/project/1'), await at('/project/2')]).toEqual([day(1), day(8)])
  expect([await at('/'), await at('/donation-events'), await at('/news')]).toEqual([day(6), day(3), day(6)])
})

test('the home page is as new as what it shows, not as its lists', async () => {
  lists.donation = [
    { Id: 1, pages: ['Home'], image: 'media/a.webp' },
    { Id: 2, pages: [], image: 'media/b.webp' },
  ]
  times.donation = [
    [1, day(2)],
    [2, day(4)],
  ]
  expect(await pageAt('/')).toMatchObject({ lastModified: day(2) })
  expect(await pageAt('/donation-events')).toMatchObject({ lastModified: day(4) })
  expect(await pageAt('/donation-events/2')).toMatchObject({ lastModified: day(4), pictures: ['media/b.webp'] })
})

test('the gallery’s page has the gallery’s pictures', async () => {
  lists.imageGallery = [
    { Id: 1, pages: [], image: 'media/a.webp' },
    { Id: 2, pages: [], image: null },
  ]
  expect((await pageAt('/gallery'))?.pictures).toEqual(['media/a.webp'])
  expect((await pageAt('/events'))?.pictures).toEqual([])
})

test('a picture that both halves of a record name is told once', async () => {
  lists.news = [{ Id: 1, image: 'media/a.webp' }]
  lists.newsCategoryDescription = [{ Id: 1, image1: 'media/a.webp', image2: 'media/b.webp' }]
  expect((await pageAt('/news-details/1'))?.pictures).toEqual(['media/a.webp', 'media/b.webp'])
})
