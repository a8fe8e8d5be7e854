import type { SanitizedConfig } from 'payload'
import { adminViews, titledIn } from './admin-views'

const titles = (language: string) => Object.values(adminViews(language)).map((view) => view.meta?.title)

test('each screen has a title in either language', () => {
  expect(titles('en')).toContain('Ledger')
  expect(titles('bn-BD')).toContain('খতিয়ান')
  expect(titles('bn-BD')).toHaveLength(titles('en').length)
})

test('a configuration is titled for one reader, and left as it was for the others', () => {
  const config = { admin: { meta: { titleSuffix: '· Admin' }, components: { views: adminViews('en') } } }
  const { admin } = titledIn('bn-BD', config as never as SanitizedConfig)
  expect([admin.meta.titleSuffix, admin.components.views?.ledger?.meta?.title]).toEqual(['· অ্যাডমিন', 'খতিয়ান'])
  expect(config.admin.components.views.ledger?.meta?.title).toBe('Ledger')
})
