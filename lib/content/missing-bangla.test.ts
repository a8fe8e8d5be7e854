import type { FlattenedField } from 'payload'
import { missingBangla } from './missing-bangla'

const text = (name: string, more: object = {}) => ({
  name,
  type: 'text',
  label: name.toUpperCase(),
  localized: true,
  ...more,
})
const fields = [
  text('title'),
  text('text', { type: 'textarea' }),
  text('code', { localized: false }),
  {
    name: 'detail',
    type: 'tab',
    flattenedFields: [text('title', { label: ({ i18n }: { i18n: { language: string } }) => i18n.language })],
  },
] as unknown as FlattenedField[]

const missing = (record: object) =>
  missingBangla(fields, record as never, 'bn-BD').map(({ path, label }) => [path, label])

test('a text that is there in English alone is missing, wherever it stands', () => {
  const record = {
    title: { en: 'Boats' },
    text: { en: 'Text', bn: ' ' },
    code: 'C',
    detail: { title: { en: 'Heading', bn: null } },
  }
  expect(missing(record)).toEqual([
    ['title', 'TITLE'],
    ['text', 'TEXT'],
    ['detail.title', 'bn-BD'],
  ])
})

test('what is in Bangla, in neither or in Bangla alone is not', () => {
  expect(missing({ title: { en: 'Boats', bn: 'নৌকা' }, text: { bn: 'লেখা' }, detail: {} })).toEqual([])
  expect(missing({})).toEqual([])
})
