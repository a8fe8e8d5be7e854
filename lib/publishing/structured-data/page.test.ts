import { foundation, website } from './foundation'
import { breadcrumbs, webPage } from './page'
import { offencesOf, PAGE, SETTINGS, SITE } from './testing/fixtures'
import { missingIn } from './testing/missing'

jest.mock('@/lib/platform/env/env', () => ({ env: () => ({ siteUrl: 'https://alokdhara.example' }) }))

const whole = foundation({ settings: SETTINGS, images: {}, locale: 'bn', donate: 'Donate now' })

test('the way to a page begins at home and ends at the page, in its language', async () => {
  const way = breadcrumbs(PAGE, [
    { name: 'Home', path: '/' },
    { name: 'News', path: '/news' },
  ])
  expect(way).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: `${SITE}/bn` },
      { position: 2, name: 'News', item: `${SITE}/bn/news` },
      { position: 3, name: 'A boat of books', item: `${SITE}/bn/news-details/7` },
    ],
  })
  expect(missingIn(way as never)).toEqual([])
  expect(await offencesOf(way)).toEqual([])
})

test('a page is part of the site and published by the foundation', async () => {
  const page = webPage(PAGE, 'AboutPage')
  expect(page).toMatchObject({
    '@type': 'AboutPage',
    url: `${SITE}/bn/news-details/7`,
    inLanguage: 'bn',
    isPartOf: { '@id': `${SITE}/#website`, name: 'Alokdhara' },
    publisher: { '@id': `${SITE}/#organization`, url: `${SITE}/` },
  })
  expect(await offencesOf(page)).toEqual([])
})

test('the foundation says who it is, how to reach it and how to give', async () => {
  expect(whole).toMatchObject({
    '@id': `${SITE}/#organization`,
    alternateName: 'আলোকধারা',
    logo: { contentUrl: `${SITE}/icon-512.png` },
    telephone: ['+880 1700-000 000', '+880 1800-000 000'],
    address: { '@type': 'PostalAddress', streetAddress: 'House 12, Tongi' },
    potentialAction: { '@type': 'DonateAction', target: { urlTemplate: `${SITE}/bn/donate-now` } },
  })
  expect(await offencesOf(whole)).toEqual([])
})

test('social pages that are no web addresses are left out', () => {
  expect(whole).toMatchObject({ sameAs: ['https://facebook.com/alokdhara'] })
})

test('a foundation without an address gives none', () => {
  const settings = { ...SETTINGS, address: '' }
  expect(foundation({ settings, images: {}, locale: 'en', donate: 'Donate' })).toMatchObject({ address: undefined })
})

test('a foundation says where it is, is registered and for what it is, and nothing that is empty', async () => {
  const position = { latitude: 24.8949, longitude: 91.8687 }
  const more = { position, tagline: 'Books for all', registrations: ['NGO Affairs Bureau 1234'], email: '' }
  const said = foundation({ settings: { ...SETTINGS, ...more }, images: {}, locale: 'en', donate: 'Donate' })
  expect(said).toMatchObject({
    slogan: 'Books for all',
    identifier: ['NGO Affairs Bureau 1234'],
    location: { geo: { '@type': 'GeoCoordinates', ...position } },
  })
  expect(said).toHaveProperty('email', undefined)
  expect(await offencesOf(said)).toEqual([])
})

test('the site is searched in the language of the page', async () => {
  const site = website(SETTINGS, 'bn')
  expect(site).toMatchObject({
    inLanguage: ['en', 'bn'],
    potentialAction: {
      target: { urlTemplate: `${SITE}/bn/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  })
  expect(await offencesOf(site)).toEqual([])
})
