import type { SanitizedConfig } from 'payload'
import { withPlainScreens } from './plain-screens'

const configOf = (collection: object) =>
  ({ collections: [{ admin: {}, ...collection }], globals: [{ admin: {} }] }) as never as SanitizedConfig

const offeredIn = ({ collections }: SanitizedConfig) =>
  collections
    .flatMap(({ fields }) => fields)
    .filter(({ admin }) => !(admin && 'disableListColumn' in admin && admin.disableListColumn))
    .map((field) => 'name' in field && field.name)

const fields = () => [
  { name: 'title', type: 'text' },
  { name: 'mimeType', type: 'text' },
  { name: 'writtenBySite', type: 'date', admin: { hidden: true } },
]

test('lists offer no field that no form shows', () => {
  expect(offeredIn(withPlainScreens(configOf({ fields: fields() })))).toEqual(['title', 'mimeType'])
})

test('lists of files offer no field that only the server uses', () => {
  expect(offeredIn(withPlainScreens(configOf({ fields: fields(), upload: {} })))).toEqual(['title'])
})

test('no screen has a tab with the record as JSON', () => {
  const { collections, globals } = withPlainScreens(configOf({ fields: [] }))
  expect([...collections, ...globals].map(({ admin }) => admin.hideAPIURL)).toEqual([true, true])
})
