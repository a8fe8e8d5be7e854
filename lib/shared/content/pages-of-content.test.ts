import { CONTENT_TYPES } from '@/lib/content/model/model'
import { pageShowing, pagesShowing } from './pages-of-content'

test('a list of the home page concerns it', () => {
  expect(pagesShowing(['banner'])).toEqual({ everything: false, routes: ['/'] })
})

test.each(['settings', 'projects', 'footer'] as const)('%s concern every page', (part) => {
  expect(pagesShowing([part]).everything).toBe(true)
})

test('a list concerns every page that shows it', () => {
  expect(pagesShowing(['faq'])).toEqual({ everything: false, routes: ['/', '/about-us', '/[...rest]'] })
})

test.each(CONTENT_TYPES)('%s stand on a page', (type) => {
  expect(pagesShowing([type]).routes).not.toEqual([])
})

test('several changes concern all of their pages', () => {
  expect(pagesShowing(['contactSlider', 'settings'])).toEqual({ everything: true, routes: ['/contact'] })
})

test('pages made of blocks concern one another, and the page that lists them', () => {
  expect(pagesShowing(['pages'])).toEqual({ everything: false, routes: ['/projects', '/[...rest]'] })
})

test('people look for a list first on a page that is there once', () => {
  expect(pageShowing('videoGallery')).toBe('/gallery')
  expect(pageShowing('pages')).toBe('/projects')
})

test('a campaign concerns no page but those that show it', () => {
  expect(pagesShowing(['donation']).everything).toBe(false)
})
