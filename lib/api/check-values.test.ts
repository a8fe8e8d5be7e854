import type { ContentType } from '@/lib/shared/content/types'
import { checkValues } from './check-values'
import { ApiError } from './errors'

const check = (type: ContentType, values: Record<string, unknown>, textual = false) =>
  checkValues(type, { values, textual })

/** Field → sentence of a write that is refused. */
function problems(type: ContentType, values: Record<string, unknown>, textual = false): Record<string, string> {
  try {
    check(type, values, textual)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid') return error.fields
    throw error
  }
  throw new Error('The write was not refused.')
}

test('fields that were not given are not there', () => {
  expect(check('projects', { title: 'School' })).toEqual({ title: 'School' })
})

test('every unknown field is named', () => {
  expect(problems('projects', { title: 'School', colour: 'red', size: 3 })).toEqual({
    colour: 'projects has no such field.',
    size: 'projects has no such field.',
  })
})

test.each(['__proto__', 'constructor'])('a field called %s is unknown', (name) => {
  expect(() => check('faq', JSON.parse(`{ "${name}": "x" }`))).toThrow(ApiError)
})

test('the Id of a body is ignored', () => {
  expect(check('projects', { Id: 99, title: 'School' })).toEqual({ title: 'School' })
})

test('the id of a video in a body is ignored in either spelling', () => {
  expect(check('videoGallery', { id: 99, Id: 99, video: 'https://video.example/1' })).toEqual({
    video: 'https://video.example/1',
  })
})

test('a value of another type in a text field is refused', () => {
  expect(problems('projects', { title: 7 })).toEqual({ title: 'This should be a text.' })
})

test('a text with a character that no database takes is refused', () => {
  expect(Object.keys(problems('projects', { text: 'a\u0000b' }))).toEqual(['text'])
})

test('null clears a field', () => {
  expect(check('projects', { text: null, image1: null, page: null })).toEqual({ text: null, image1: null, page: null })
})

test('an empty placement is the usual place', () => {
  expect(check('projects', { page: '' })).toEqual({ page: null })
})

test.each(['projects', 'projectSubCategory', 'donation', 'imageGallery'] as const)(
  '%s stand in every place',
  (type) => {
    for (const page of ['Home', 'Donation', 'Footer']) expect(check(type, { page })).toEqual({ page })
    expect(check(type, { pages: ['Footer', 'Home', 'Footer'] })).toEqual({ pages: ['Footer', 'Home'] })
    expect(check(type, { pages: null })).toEqual({ pages: [] })
  },
)

test('a place that there is not is refused with those that there are', () => {
  expect(problems('donation', { page: 'Sky' })).toEqual({
    page: 'This should be Home or Donation or Footer, or empty.',
  })
  for (const pages of [['Sky'], 'Home', [['Home']], {}, 5]) {
    expect(problems('donation', { pages })).toEqual({
      pages: 'This should be a list of Home, Donation, Footer; none is the usual place.',
    })
  }
})

test('the first place may be given beside the list, and must be its first', () => {
  expect(check('projects', { page: 'Home', pages: ['Home', 'Footer'] })).toEqual({ pages: ['Home', 'Footer'] })
  expect(check('projects', { page: '', pages: [] })).toEqual({ pages: [] })
  expect(problems('projects', { page: 'Footer', pages: ['Home', 'Footer'] })).toEqual({
    page: 'This should be the first of pages, or be left out.',
  })
})

test('a form gives its places with commas', () => {
  expect(check('donation', { pages: 'Home, Footer' }, true)).toEqual({ pages: ['Home', 'Footer'] })
  expect(check('donation', { pages: '' }, true)).toEqual({ pages: [] })
})

test('the currency of a campaign is meant by its code or its sign', () => {
  expect(['$', '৳', '¥', 'BDT'].map((currency) => check('donation', { currency }).currency)).toEqual([
    ...['USD', 'BDT', 'JPY', 'BDT'],
  ])
  expect(problems('donation', { currency: '€' })).toEqual({ currency: 'This should be USD or BDT or JPY.' })
})

test('a status is one of two and never empty', () => {
  expect(problems('news', { status: '' })).toEqual({ status: 'This should be upcoming or latest.' })
})

test.each([
  ['2026-11-21', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21T15:30:00+06:00', '2026-11-21T09:30:00.000Z'],
  ['', null],
  [null, null],
])('the date %p is stored as %p', (given, stored) => {
  expect(check('events', { startsAt: given })).toEqual({ startsAt: stored })
})

test.each(['soon', '1500-01-01', '2026-13-45', 20261121])('%p is no date', (given) => {
  expect(Object.keys(problems('events', { startsAt: given }))).toEqual(['startsAt'])
})

test.each([-1, 0.5, 1e13, '70', Number.NaN])('%p is no amount in JSON', (goal) => {
  expect(Object.keys(problems('donation', { goal }))).toEqual(['goal'])
})

test.each([0, 70, null])('%p is an amount', (goal) => {
  expect(check('donation', { goal })).toEqual({ goal })
})

test.each(['raised', 'promised'])('%s is worked out by the site', (field) => {
  expect(problems('donation', { [field]: 5 })).toEqual({ [field]: 'The site works this out; please leave it out.' })
})

test.each([0, -1, 1.5, '3', null])('%p is no Id of a project', (projectId) => {
  expect(Object.keys(problems('projectSubCategory', { projectId }))).toEqual(['projectId'])
})

test('an empty path takes the picture away', () => {
  expect(check('news', { image: '' })).toEqual({ image: null })
})

test('a picture is a path or a file', () => {
  const file = new File(['x'], 'a.png')
  expect(check('news', { image: file })).toEqual({ image: file })
  expect(Object.keys(problems('news', { image: 7 }))).toEqual(['image'])
})

describe('multipart', () => {
  test('says numbers as digits', () => {
    expect(check('donation', { goal: '70', title: '70' }, true)).toEqual({ goal: 70, title: '70' })
  })

  test('says no amount as an empty text', () => {
    expect(check('donation', { goal: '' }, true)).toEqual({ goal: null })
  })

  test('says no file as an empty one', () => {
    expect(check('news', { image: new File([], '') }, true)).toEqual({ image: null })
  })

  test('a text without digits in a number field is refused', () => {
    expect(Object.keys(problems('donation', { goal: 'many' }, true))).toEqual(['goal'])
  })
})
