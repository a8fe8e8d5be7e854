import { healthArticle, newsArticle, subcategoryArticle } from './articles'
import { jsonLd } from './graph'
import { project } from './project'
import { DETAIL, IMAGES, NEWS, offencesOf, PAGE, SITE } from './testing/fixtures'
import { missingIn } from './testing/missing'

jest.mock('@/lib/platform/env/env', () => ({ env: () => ({ siteUrl: 'https://alokdhara.example' }) }))

const TIMES = { createdAt: '2026-11-01T00:00:00.000Z', modifiedAt: '2026-11-09T18:30:00.000Z' }
const news = (over: Partial<Parameters<typeof newsArticle>[1]> = {}) =>
  newsArticle(PAGE, { item: NEWS, detail: DETAIL, images: IMAGES, times: TIMES, ...over })

test('news is dated by the clock of Dhaka, with its pictures in their largest copies, each once', async () => {
  expect(news()).toMatchObject({
    headline: 'A boat of books',
    datePublished: '2026-11-08T00:00:00+06:00',
    dateModified: '2026-11-10T00:30:00+06:00',
    image: [`${SITE}/media/wide.png`, `${SITE}/media/boat-1200.webp`],
    articleSection: 'Education',
    author: { '@type': 'NGO', '@id': `${SITE}/#organization`, name: 'Alokdhara', url: `${SITE}/` },
    mainEntityOfPage: `${SITE}/bn/news-details/7`,
  })
  expect(missingIn(news() as never)).toEqual([])
  expect(await offencesOf(news())).toEqual([])
})

test('news without a page of its own has the picture of its card', () => {
  expect(news({ detail: undefined })).toMatchObject({ image: [`${SITE}/media/boat-1200.webp`] })
})

test('news without any picture has the one drawn for its page', () => {
  const node = news({ detail: undefined, item: { ...NEWS, image: null } })
  expect(node).toMatchObject({ image: [`${SITE}/bn/news-details/7/preview.jpg`] })
})

test('news without a day is as old as its record', () => {
  expect(news({ item: { ...NEWS, date: null } })).toMatchObject({ datePublished: '2026-11-01T06:00:00+06:00' })
})

test('a day that the source does not tell is left out', () => {
  expect(jsonLd([news({ item: { ...NEWS, date: null }, times: undefined })])).not.toContain('date')
})

test('what is dated ahead was not changed before it was out', () => {
  expect(news({ item: { ...NEWS, date: '2027-01-01T00:00:00.000Z' } })).toMatchObject({ dateModified: undefined })
})

test('parts of projects and health services are articles', async () => {
  const card = { Id: 4, projectId: 1, category: 'Health', title: 'Eyes', text: '', image: 'media/boat.webp', page: '' }
  const part = subcategoryArticle(PAGE, { card: card as never, detail: undefined, images: IMAGES, times: TIMES })
  const health = healthArticle(PAGE, { card, detail: undefined, images: IMAGES, times: TIMES })
  const shared = { '@type': 'Article', articleSection: 'Health', image: [`${SITE}/media/boat-1200.webp`] }
  expect(part).toMatchObject(shared)
  expect(health).toMatchObject(shared)
  expect(await offencesOf(part, health)).toEqual([])
})

test('those without any picture have the one drawn for their page', () => {
  const card = { Id: 4, projectId: 1, category: '', title: 'Eyes', text: '', image: null, page: '' as const, pages: [] }
  for (const node of [subcategoryArticle, healthArticle].map((make) =>
    make(PAGE, { card, detail: undefined, images: {} }),
  ))
    expect(node).toMatchObject({ image: [`${SITE}/bn/news-details/7/preview.jpg`] })
})

test('a project belongs to the foundation', async () => {
  const card = { Id: 7, title: '', text: '', category: '', image1: null, image2: 'media/wide.png', image3: null }
  const node = project(PAGE, { project: { ...card, page: '', pages: [] }, header: undefined, images: IMAGES })
  expect(node).toMatchObject({
    parentOrganization: { '@id': `${SITE}/#organization` },
    image: [`${SITE}/media/wide.png`],
  })
  expect(await offencesOf(node)).toEqual([])
})
