import type { ContentType } from '@/lib/shared/content/types'
import { CONTENT_TYPES } from './model'
import { checkList, checkRecord } from './record-schema'
import { fieldsOf } from './wire'

const value = (type: ContentType, given: unknown) => {
  const checked = checkRecord(type, given)
  if ('problem' in checked) throw new Error(checked.problem)
  return checked.value
}
const problem = (type: ContentType, given: unknown) => {
  const checked = checkRecord(type, given)
  return 'problem' in checked ? checked.problem : undefined
}

/** Fields that must be there: what the record is of, or in which list. */
const LEAST: Partial<Record<ContentType, object>> = {
  news: { status: 'latest' },
  events: { status: 'upcoming' },
  videoGallery: { video: 'https://example.org/embed/1' },
}

test.each(CONTENT_TYPES)('%s has every field, however few were given', (type) => {
  const record = value(type, { Id: 3, ...LEAST[type] })
  expect(Object.keys(record)).toEqual(['Id', ...fieldsOf(type).map(([name]) => name)])
})

test('what the type does not have is left out', () => {
  expect(value('faq', { Id: 1, question: 'Q', answer: 'A', secret: 'x', __v: 3 })).toEqual({
    Id: 1,
    question: 'Q',
    answer: 'A',
  })
})

test('digits are as good as a number', () => {
  expect(value('projectSubCategory', { id: '4', projectId: '9' })).toMatchObject({ Id: 4, projectId: 9 })
  expect(value('donation', { Id: 1, goal: '500' })).toMatchObject({ goal: 500, raised: 0, currency: 'BDT' })
})

test('what was raised may have parts of the major unit', () => {
  expect(value('donation', { Id: 1, raised: 12.5 })).toMatchObject({ raised: 12.5 })
})

test('the page of a subcategory goes by the subcategory, however its server numbers it', () => {
  const given = { Id: 70, projectSubCategoryId: 12, projectId: 3 }
  expect(value('projectSubCategoryDetails', given)).toMatchObject({ Id: 12, projectSubCategoryId: 12, projectId: 3 })
})

test('a place the site does not know is the usual one', () => {
  expect(value('projects', { Id: 1, page: 'Projects' })).toMatchObject({ page: '', pages: [] })
  expect(value('projects', { Id: 1, page: 'home' })).toMatchObject({ page: 'Home', pages: ['Home'] })
})

test('a server without the list of places gives the first alone', () => {
  for (const type of ['projects', 'projectSubCategory', 'donation', 'imageGallery'] as const) {
    expect(value(type, { Id: 1, page: 'Footer' })).toMatchObject({ page: 'Footer', pages: ['Footer'] })
    expect(value(type, { Id: 1, page: 'Footer', pages: [] })).toMatchObject({ pages: ['Footer'] })
    expect(value(type, { Id: 1, page: 'Home', pages: ['footer', 'Sky', 'Home', 'Footer'] })).toMatchObject({
      page: 'Footer',
      pages: ['Footer', 'Home'],
    })
  }
})

test('a currency is meant by its code or its sign', () => {
  for (const [given, currency] of [
    ['৳', 'BDT'],
    ['usd', 'USD'],
    ['¥', 'JPY'],
  ]) {
    expect(value('donation', { Id: 1, currency: given })).toMatchObject({ currency })
  }
})

test('a moment is told in UTC', () => {
  expect(value('news', { Id: 1, status: 'Latest', date: '2026-11-21T09:30:00+06:00' })).toMatchObject({
    status: 'latest',
    date: '2026-11-21T03:30:00.000Z',
  })
})

test.each<[ContentType, object, RegExp]>([
  ['faq', { question: 'Q' }, /^Id/],
  ['faq', { Id: 0 }, /^Id should be above 0/],
  ['faq', { Id: 2 ** 31 }, /^Id is too large/],
  ['faq', { Id: 1.5 }, /^Id should be a whole number/],
  ['faq', { Id: '1; DROP TABLE' }, /^Id/],
  ['faq', { Id: 1, question: ['Q'] }, /^question should be a text/],
  ['faq', { Id: 1, question: 'Q\u0000' }, /^question holds a character/],
  ['projects', { Id: 1, image1: { src: 'a.png' } }, /^image1/],
  ['projects', { Id: 1, page: 7 }, /^page/],
  ['news', { Id: 1 }, /^status should be upcoming or latest/],
  ['news', { Id: 1, status: 'old' }, /^status should be upcoming or latest/],
  ['news', { Id: 1, status: 'latest', date: '23 May, 2022' }, /^date should be a date/],
  ['donation', { Id: 1, goal: -5 }, /^goal should be 0 or more/],
  ['donation', { Id: 1, raised: 'much' }, /^raised/],
  ['videoGallery', { Id: 1 }, /^video/],
  ['videoGallery', { Id: 1, video: 'javascript:alert(1)' }, /^video should be an address/],
  ['videoGallery', { Id: 1, video: 'http://example.org/1' }, /^video should be an address/],
])('%s %j is wrong', (type, given, said) => {
  expect(problem(type, given)).toMatch(said)
})

test('a list is taken whole or not at all', () => {
  expect(checkList('faq', [{ Id: 1 }, { Id: 2 }])).toMatchObject({ value: [{ Id: 1 }, { Id: 2 }] })
  expect(checkList('faq', [{ Id: 1 }, { Id: 'x' }])).toEqual({ problem: expect.stringContaining('Id x') })
  expect(checkList('faq', [{ Id: 1 }, { Id: '1' }])).toEqual({ problem: 'has the Id 1 twice' })
})

test('a list of too many records is refused', () => {
  expect(checkList('faq', new Array(50_001).fill({ Id: 1 }))).toEqual({ problem: expect.stringContaining('50000') })
})
