import { pagesShowing } from './tags'

test('a list of the home page concerns it in both languages', () => {
  expect(pagesShowing(['banner'])).toEqual({ everything: false, addresses: ['/', '/bn'] })
})

test.each(['settings', 'projects'] as const)('%s concern every page', (part) => {
  expect(pagesShowing([part]).everything).toBe(true)
})

test('what no page shows yet concerns none', () => {
  expect(pagesShowing(['volunteer'])).toEqual({ everything: false, addresses: [] })
})

test('several changes concern all of their pages', () => {
  expect(pagesShowing(['faq', 'settings'])).toEqual({ everything: true, addresses: ['/', '/bn'] })
})
