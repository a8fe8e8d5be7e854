import type { Field } from 'payload'
import { fieldAt } from './field-at'
import { hasPictureFields, isRecordReference, pictureReferencesIn, referencesIn } from './references-in-fields'

const picture = (name: string, more: object = {}) =>
  ({ name, label: `The ${name}`, type: 'upload', relationTo: 'media', ...more }) as Field
const html = (name: string, more: object = {}) =>
  ({ name, label: 'Text *', type: 'textarea', custom: { isHtml: true }, ...more }) as Field

const FIELDS: Field[] = [
  { name: 'title', type: 'text' },
  picture('cover'),
  html('body', { localized: true }),
  {
    type: 'tabs',
    tabs: [
      { label: 'Card', fields: [{ type: 'row', fields: [picture('small')] }] },
      { name: 'page', label: 'Page', fields: [picture('large', { localized: true })] },
    ],
  },
  { name: 'slides', label: 'Slides', type: 'array', fields: [picture('slide')] },
  { name: 'parts', type: 'blocks', blocks: [{ slug: 'quote', fields: [picture('face')] }] },
  { name: 'any', type: 'relationship', relationTo: ['media', 'news'], hasMany: true } as Field,
]

test('every kind of place is found, in each language that it has', () => {
  const record = {
    title: '/media/title.webp',
    cover: 1,
    body: { en: '<img src="/media/a.webp"><a href="https://example.org/media/b-480.avif">b</a>', bn: null },
    small: { id: 2 },
    page: { large: { en: 3, bn: 4 } },
    slides: [{ slide: 5 }, { slide: null }, { slide: 6 }],
    parts: [{ blockType: 'quote', face: 7 }],
    any: [
      { relationTo: 'news', value: 8 },
      { relationTo: 'media', value: 9 },
    ],
  }
  expect(pictureReferencesIn(FIELDS, record).map(({ named, path, locale }) => [named, path, locale])).toEqual([
    [1, 'cover', null],
    ['a.webp', 'body', 'en'],
    ['b-480.avif', 'body', 'en'],
    [2, 'small', null],
    [3, 'page.large', 'en'],
    [4, 'page.large', 'bn'],
    [5, 'slides.0.slide', null],
    [6, 'slides.2.slide', null],
    [7, 'parts.0.face', null],
    [9, 'any', null],
  ])
})

test('a record in one language is read as such', () => {
  expect(pictureReferencesIn(FIELDS, { body: '/media/a.webp', page: { large: 3 } }, 'bn')).toEqual([
    { target: 'media', named: 'a.webp', path: 'body', locale: 'bn' },
    { target: 'media', named: 3, path: 'page.large', locale: 'bn' },
  ])
})

test('files for download are found in fields and texts', () => {
  const fields = [html('body'), { name: 'report', type: 'upload', relationTo: 'files' } as Field]
  const body = '<p><a href="/files/report-1a2b3c4d.pdf">Report</a> <a href="/files/report-1a2b3c4d.pdf">again</a></p>'
  expect(pictureReferencesIn(fields, { body, report: 3 })).toEqual([
    { target: 'files', named: 'report-1a2b3c4d.pdf', path: 'body', locale: null },
    { target: 'files', named: 3, path: 'report', locale: null },
  ])
})

test('whether fields can name a picture is told by those within them', () => {
  expect(hasPictureFields(FIELDS.slice(0, 1))).toBe(false)
  for (const field of FIELDS.slice(1)) expect(hasPictureFields([field])).toBe(true)
})

test('a place is called as the form calls it', () => {
  expect(fieldAt(FIELDS, 'page.large')).toEqual({ label: 'Page → The large', isText: false })
  expect(fieldAt(FIELDS, 'slides.2.slide')).toEqual({ label: 'Slides → The slide', isText: false })
  expect(fieldAt(FIELDS, 'body')).toEqual({ label: 'Text', isText: true })
  expect(fieldAt(FIELDS, 'small')).toEqual({ label: 'The small', isText: false })
})

test('projects and campaigns are found in fields, and in links of texts to their pages', () => {
  const fields: Field[] = [
    { name: 'project', type: 'relationship', relationTo: 'projects' },
    { name: 'text', type: 'textarea', localized: true, custom: { isHtml: true } },
  ]
  const link = (address: string) => `<a href="${address}">A</a>`
  const record = {
    project: 4,
    text: {
      en: link('/project/7?from=here') + link('/donation-events/2/donate'),
      bn: link('/bn/donation-events/3#top'),
    },
  }
  expect(referencesIn(fields, record).filter(isRecordReference)).toEqual([
    { target: 'projects', named: 4, path: 'project', locale: null },
    { target: 'projects', named: 7, path: 'text', locale: 'en' },
    { target: 'campaigns', named: 3, path: 'text', locale: 'bn' },
  ])
  expect(pictureReferencesIn(fields, record)).toEqual([])
})
