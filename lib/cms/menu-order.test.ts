import type { CollectionConfig } from 'payload'
import { inMenuOrder } from './menu-order'

const collection = (slug: string, group?: string | false): CollectionConfig => ({ slug, admin: { group }, fields: [] })
const slugs = (collections: CollectionConfig[]) => collections.map(({ slug }) => slug)

test('collections of a group stand together, in the order of the menu and within it as they were given', () => {
  const given = [collection('users', 'Settings'), collection('news', 'News'), collection('keys', 'Settings')]
  expect(slugs(inMenuOrder([...given, collection('faqs', 'Home')]))).toEqual(['faqs', 'news', 'users', 'keys'])
})

test('collections that the menu does not show stand behind', () => {
  const given = [collection('messages', false), { slug: 'limits', fields: [] }, collection('users', 'Settings')]
  expect(slugs(inMenuOrder(given))).toEqual(['users', 'messages', 'limits'])
})

test('a group that the menu does not have is refused by its name', () => {
  expect(() => inMenuOrder([collection('films', 'Films'), collection('news', 'News')])).toThrow(
    'films is in the group "Films", which ADMIN_GROUPS does not name.',
  )
})
