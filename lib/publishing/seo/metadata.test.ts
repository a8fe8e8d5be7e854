import { metadataOf, type PageFacts } from './metadata'

jest.mock('@/lib/platform/env/env', () => ({ env: () => ({ siteUrl: 'https://alokdhara.example' }) }))

const SITE = {
  name: 'Alokdhara',
  tagline: 'Empowering lives.',
  socialCard: 's1',
  feeds: { rss: 'News (RSS)', atom: 'News (Atom)', json: 'News (JSON Feed)' },
}
const PAGE: PageFacts = { locale: 'en', path: '/news-details/7', title: 'A boat of books', description: 'It sails.' }

const of = (facts: Partial<PageFacts> = {}) => metadataOf({ ...PAGE, ...facts }, SITE)

test('a page has one address, and names itself in both languages', () => {
  expect(of({ locale: 'bn' }).alternates).toMatchObject({
    canonical: 'https://alokdhara.example/bn/news-details/7',
    languages: {
      en: 'https://alokdhara.example/news-details/7',
      bn: 'https://alokdhara.example/bn/news-details/7',
      'x-default': 'https://alokdhara.example/news-details/7',
    },
  })
})

test('the home page has the site’s name and words', () => {
  const home = of({ path: '/', title: undefined, description: undefined })
  expect(home).not.toHaveProperty('title')
  expect(home.openGraph).toMatchObject({ title: 'Alokdhara', url: 'https://alokdhara.example/' })
  expect(home.description).toBe('Empowering lives.')
  expect(home.alternates?.languages).toMatchObject({ bn: 'https://alokdhara.example/bn' })
})

test('a page without words of its own is described by the site’s', () => {
  expect(of({ description: undefined }).openGraph?.description).toBe('Empowering lives.')
})

test('a preview of its own has the version in its address', () => {
  expect(of({ locale: 'bn', socialCard: 'r2' }).openGraph?.images).toEqual([
    {
      url: 'https://alokdhara.example/bn/news-details/7/preview.jpg?v=r2',
      width: 1200,
      height: 630,
      type: 'image/jpeg',
      alt: 'A boat of books',
    },
  ])
})

test('all other pages are shown with the site’s social card', () => {
  expect(of().openGraph?.images).toMatchObject([{ url: 'https://alokdhara.example/preview.jpg?v=s1' }])
})

test('an article tells when it was published', () => {
  const article = { publishedTime: '2026-05-01T00:00:00.000Z', modifiedTime: '2026-06-01T00:00:00.000Z' }
  expect(of({ article }).openGraph).toMatchObject({ type: 'article', ...article })
  expect(of().openGraph).toMatchObject({ type: 'website', locale: 'en_GB', alternateLocale: ['bn_BD'] })
})

test('a hidden page is kept out of search engines', () => {
  expect(of({ hidden: true }).robots).toEqual({ index: false, follow: true })
  expect(of()).not.toHaveProperty('robots')
})

test('the feeds are those of the page’s language', () => {
  expect(of({ locale: 'bn' }).alternates?.types).toMatchObject({
    'application/rss+xml': [{ url: 'https://alokdhara.example/bn/feed.xml', title: 'News (RSS)' }],
  })
})
