import type { CollectionConfig } from 'payload'
import { type AdminGroup, adminGroup } from '@/lib/platform/payload/admin-groups'
import { inMenuOrder } from './menu-order'

const collection = (slug: string, group: AdminGroup): CollectionConfig => ({
  slug,
  admin: { group: adminGroup(group) },
  fields: [],
})
const slugs = (collections: CollectionConfig[]) => collections.map(({ slug }) => slug)

test('collections of a group stand together, in the order of the menu and within it as they were given', () => {
  const given = [collection('users', 'settings'), collection('news', 'news'), collection('keys', 'settings')]
  expect(slugs(inMenuOrder([...given, collection('faqs', 'home')]))).toEqual(['faqs', 'news', 'users', 'keys'])
})

test('collections that the menu does not show stand behind', () => {
  const given: CollectionConfig[] = [
    { slug: 'messages', admin: { group: false }, fields: [] },
    { slug: 'limits', fields: [] },
    collection('users', 'settings'),
  ]
  expect(slugs(inMenuOrder(given))).toEqual(['users', 'messages', 'limits'])
})

test('a group that the menu does not have is refused by its name', () => {
  const films: CollectionConfig = { slug: 'films', admin: { group: 'Films' }, fields: [] }
  expect(() => inMenuOrder([films, collection('news', 'news')])).toThrow(
    'films is in the group "Films", which ADMIN_GROUPS does not name.',
  )
})
