import { COLLECTIONS, GLOBALS } from '@/lib/access/rights/matrix'
import { ROLES } from '@/lib/access/rights/roles'
import { adminViews } from '@/lib/cms/admin-views'
import { guideOfScreen } from './guide-of-screen'

const guideOf = (screen: string) => guideOfScreen(screen.split('/').filter(Boolean), 'coordinator')

test.each([
  ['collections/news/12', '/admin/guide/editors'],
  ['collections/news/12/versions/3', '/admin/guide/editors'],
  ['collections/media', '/admin/guide/editors'],
  ['collections/redirects', '/admin/guide/editors'],
  ['globals/settings', '/admin/guide/editors'],
  ['missing-bangla', '/admin/guide/editors'],
  ['words', '/admin/guide/editors#section-4'],
  ['collections/messages/3', '/admin/guide/editors#section-1'],
  ['collections/mails', '/admin/guide/editors#section-1'],
  ['privacy', '/admin/guide/editors#section-2'],
  ['collections/volunteer-registrations/7', '/admin/guide/coordinators'],
  ['desk', '/admin/guide/treasurers#section-1'],
  ['collections/pledges/5', '/admin/guide/treasurers#section-2'],
  ['receipts', '/admin/guide/treasurers#section-3'],
  ['receipts/statement', '/admin/guide/treasurers#section-3'],
  ['receipts/8', '/admin/guide/treasurers#section-3'],
  ['giving', '/admin/guide/treasurers#section-4'],
  ['ledger', '/admin/guide/treasurers#section-4'],
  ['globals/payment', '/admin/guide/treasurers'],
  ['collections/users/create', '/admin/guide/accounts#section-1'],
  ['account', '/admin/guide/accounts#section-2'],
  ['second-factor', '/admin/guide/accounts#section-4'],
  ['second-factor/take-away', '/admin/guide/accounts#section-6'],
  ['collections/audit-entries', '/admin/guide/accounts#section-7'],
  ['globals/backups', '/admin/guide/accounts#section-8'],
  ['first-steps', '/admin/guide/accounts#section-9'],
  ['demo', '/admin/guide/accounts#section-9'],
  ['collections/api-keys', '/admin/guide/accounts'],
  ['keys/new', '/admin/guide/accounts'],
])('the screen %s is explained at %s', (screen, guide) => {
  expect(guideOf(screen)).toBe(guide)
})

test('a screen whose name only begins like another one’s is not taken for it', () => {
  expect(guideOf('desktop')).toBe('/admin/guide/coordinators')
})

test('where no guide fits, the role’s own opens, and on a guide none', () => {
  expect(ROLES.map((role) => guideOfScreen([], role))).toEqual([
    '/admin/guide/accounts',
    '/admin/guide/editors',
    '/admin/guide/treasurers',
    '/admin/guide/coordinators',
  ])
  expect(guideOfScreen(['guide', 'editors'], 'editor')).toBeUndefined()
})

/** Area of records → the guides that may explain their screens. */
const GUIDES_OF_AREAS: Readonly<Record<string, readonly string[]>> = {
  content: ['editors'],
  campaigns: ['editors'],
  media: ['editors'],
  settings: ['editors'],
  inbox: ['editors', 'coordinators'],
  accounts: ['accounts'],
  audit: ['accounts'],
  gifts: ['treasurers'],
  payment: ['treasurers'],
}

const rows = [
  ...Object.entries(COLLECTIONS).map(([slug, { area }]) => ({ screen: `collections/${slug}`, area })),
  ...Object.entries(GLOBALS).map(([slug, { area }]) => ({ screen: `globals/${slug}`, area })),
].flatMap(({ screen, area }) => (typeof area === 'string' ? [{ screen, area }] : []))

test.each(rows)('$screen is explained by a guide about $area', ({ screen, area }) => {
  const [, guide = ''] = /^\/admin\/guide\/([a-z]+)/.exec(guideOf(screen) ?? '') ?? []
  expect(GUIDES_OF_AREAS[area]).toContain(guide)
})

test('no screen beside Payload’s own is left to the guide of the role', () => {
  const screens = Object.values(adminViews('en')).map(({ path = '' }) => path.slice(1))
  const byRole = screens.filter((screen) => {
    const [one, other] = (['treasurer', 'coordinator'] as const).map((role) => guideOfScreen(screen.split('/'), role))
    return one !== other
  })
  expect(screens).toContain('desk')
  expect(byRole).toEqual([])
})
