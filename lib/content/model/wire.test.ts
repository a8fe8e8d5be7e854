import { mediaLibrary, type StoredRecord } from '@/lib/platform/payload/stored-records'
import { imagePaths, isFilled, recordsOf, toWire } from './wire'

const media = mediaLibrary([{ id: 5, filename: 'river.webp' }])
const both = (en: string, bn?: string) => ({ en, bn })

const project: StoredRecord = {
  id: 1,
  title: both('School', 'বিদ্যালয়'),
  text: both('Text'),
  category: null,
  image1: 5,
  image2: { id: 5 },
  image3: null,
  pages: ['Footer', 'Home'],
  detail: { title: both('The school'), text: null, image4: 5 },
}

describe('a project on the wire', () => {
  test('has every field of its type, empty texts as empty and missing pictures as null', () => {
    expect(toWire('projects', project, 'en', media)).toEqual({
      Id: 1,
      title: 'School',
      text: 'Text',
      category: '',
      image1: 'media/river.webp',
      image2: 'media/river.webp',
      image3: null,
      page: 'Footer',
      pages: ['Footer', 'Home'],
    })
  })

  test('stands in its usual place where it has none', () => {
    for (const pages of [[], null, undefined]) {
      expect(toWire('projects', { ...project, pages }, 'en', media)).toMatchObject({ page: '', pages: [] })
    }
  })

  test('is in Bangla as far as there is any', () => {
    expect(toWire('projects', project, 'bn', media)).toMatchObject({ title: 'বিদ্যালয়', text: 'Text' })
  })

  test('has a page half under its own Id', () => {
    expect(toWire('projectSubCategoryHeader', project, 'en', media)).toMatchObject({
      Id: 1,
      title: 'The school',
      text: '',
      image4: 'media/river.webp',
    })
  })

  test('shows no picture that was deleted', () => {
    expect(toWire('projects', { ...project, image1: 404 }, 'en', media).image1).toBeNull()
  })
})

test('the page of a subcategory takes its empty title from the card', () => {
  const record = { id: 9, project: 1, title: both('Card'), detail: { title: null, text: both('<p>Text</p>') } }
  expect(toWire('projectSubCategoryDetails', record, 'en', media)).toMatchObject({
    Id: 9,
    projectId: 1,
    projectSubCategoryId: 9,
    title: 'Card',
    text: '<p>Text</p>',
  })
})

test('a date is given in UTC', () => {
  const news = { id: 1, date: '2026-11-21T06:00:00+06:00' }
  expect(toWire('news', news, 'en', media).date).toBe('2026-11-21T00:00:00.000Z')
})

test('a missing or unreadable date is null', () => {
  expect(toWire('news', { id: 1, date: null }, 'en', media).date).toBeNull()
  expect(toWire('news', { id: 1, date: 'soon' }, 'en', media).date).toBeNull()
})

test('what was raised is a sum of 0 where nothing was', () => {
  expect(toWire('donation', { id: 1 }, 'en', media)).toMatchObject({ raised: 0, promised: 0 })
})

test('a goal that was not set is null, and one of 0 is 0', () => {
  expect(toWire('donation', { id: 1 }, 'en', media).goal).toBeNull()
  expect(toWire('donation', { id: 1, goal: 0 }, 'en', media).goal).toBe(0)
})

describe('a page half', () => {
  test('is filled when it has a text in any language', () => {
    expect(isFilled('newsCategoryDescription', { id: 1, detail: { text: { bn: 'খবর' } } })).toBe(true)
  })

  test('is filled when it has a picture', () => {
    expect(isFilled('newsCategoryDescription', { id: 1, detail: { image2: 5 } })).toBe(true)
  })

  test.each([undefined, null, {}, { text: { en: '', bn: null }, image1: null }])('is empty with %j', (detail) => {
    expect(isFilled('newsCategoryDescription', { id: 1, detail })).toBe(false)
  })
})

describe('the records of a type', () => {
  const ids = (records: StoredRecord[]) => records.map(({ id }) => id)

  test('are those of its place', () => {
    const banners = [
      { id: 1, placement: 'newsBanner' },
      { id: 2, placement: 'banner' },
    ]
    expect(ids(recordsOf('banner', banners))).toEqual([2])
  })

  test('stand in the order of their keys, and equal keys by id', () => {
    const faqs = [
      { id: 3, _order: 'a1' },
      { id: 2, _order: 'a1' },
      { id: 4, _order: 'Zz' },
    ]
    expect(ids(recordsOf('faq', faqs))).toEqual([4, 2, 3])
  })

  test('news stand newest first, without a date by the day they were made', () => {
    const news = [
      { id: 1, date: '2024-01-01' },
      { id: 2, date: null, createdAt: '2025-01-01' },
      { id: 3, date: '2026-01-01' },
    ]
    expect(ids(recordsOf('news', news))).toEqual([3, 2, 1])
  })

  test('events of one moment stand with the younger record first', () => {
    const events = [1, 2].map((id) => ({ id, startsAt: '2026-01-01' }))
    expect(ids(recordsOf('events', events))).toEqual([2, 1])
  })

  test('are put in order without touching what was given', () => {
    const faqs = [
      { id: 2, _order: 'b' },
      { id: 1, _order: 'a' },
    ]
    recordsOf('faq', faqs)
    expect(ids(faqs)).toEqual([2, 1])
  })
})

test('pictures of records are named once each', () => {
  expect(imagePaths('projects', [toWire('projects', project, 'en', media)])).toEqual(['media/river.webp'])
})
