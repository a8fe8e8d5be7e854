/** Whole answers written out by hand, so that a slip in the table of types cannot agree with itself. */
import { dataOf } from '@/e2e/support/client'
import { somePicture } from '@/e2e/support/records'
import { expect } from '@/lib/testing/expect'
import { test } from '../testing/fixtures'

test('a project', async ({ editor }) => {
  const image = await somePicture(editor)
  const body = { title: 'Boats', text: 'Clinics', category: 'Health', image1: image, image2: image, page: 'Footer' }
  const { Id, ...project } = dataOf(await editor.post('projects/create-projects', body), 201)
  expect(project).toEqual({
    title: 'Boats',
    text: 'Clinics',
    category: 'Health',
    image1: image,
    image2: image,
    image3: null,
    page: 'Footer',
    pages: ['Footer'],
  })
  await editor.delete(`projects/${Id}`)
})

test('a news item', async ({ editor }) => {
  const body = { title: 'Flood', status: 'upcoming', date: '2026-11-21' }
  const { Id, ...news } = dataOf(await editor.post('news/create-news', body), 201)
  expect(news).toEqual({
    image: null,
    title: 'Flood',
    text: '',
    status: 'upcoming',
    date: '2026-11-21T00:00:00.000Z',
  })
  await editor.delete(`news/${Id}`)
})

test('an event', async ({ editor }) => {
  const body = { title: 'Fair', startsAt: '2027-04-14T09:00:00+06:00', place: 'Tongi' }
  const { Id, ...event } = dataOf(await editor.post('events/create-events', body), 201)
  expect(event).toEqual({
    image: null,
    title: 'Fair',
    text: '',
    status: 'upcoming',
    startsAt: '2027-04-14T03:00:00.000Z',
    endsAt: null,
    place: 'Tongi',
  })
  await editor.delete(`events/${Id}`)
})

test('a donation', async ({ editor }) => {
  const body = { title: 'Lamps', page: 'Home', goal: 30_000 }
  const { Id, ...donation } = dataOf(await editor.post('donation/create-donation', body), 201)
  expect(donation).toEqual({
    image: null,
    title: 'Lamps',
    text: '',
    category: '',
    page: 'Home',
    pages: ['Home'],
    currency: 'BDT',
    goal: 30_000,
    raised: 0,
    promised: 0,
  })
  await editor.delete(`donation/${Id}`)
})

test('a person, and only in the list of the office', async ({ anonymous, editor }) => {
  const body = { name: 'Rahima', designation: 'Manager' }
  const person = dataOf(await editor.post('management/create-management', body), 201)
  expect(person).toEqual({
    Id: person.Id,
    name: 'Rahima',
    title: '',
    designation: 'Manager',
    text: '',
    image: null,
  })
  expect(await anonymous.list('management')).toContainEqual(person)
  for (const office of [
    'chairman',
    'viceChairman',
    'currentChairman',
    'assistantViceChairman',
    'director',
    'volunteer',
  ]) {
    expect((await anonymous.list(office)).map(({ Id }) => Id)).not.toContain(person.Id)
    expect((await anonymous.get(`${office}/${person.Id}`)).status).toBe(404)
    expect((await editor.patch(`${office}/${person.Id}`, { name: 'Other' })).status).toBe(404)
    expect((await editor.delete(`${office}/${person.Id}`)).status).toBe(404)
  }
  await editor.delete(`management/${person.Id}`)
})

test('a banner of a page has three pictures, and the home page’s has one and a text', async ({ editor }) => {
  const image = await somePicture(editor)
  const wide = dataOf(await editor.post('eventsBanner/create-eventsBanner', { title: 'Events', image1: image }), 201)
  expect(wide).toEqual({ Id: wide.Id, title: 'Events', image1: image, image2: null, image3: null })
  const slide = dataOf(await editor.post('banner/create-banner', { title: 'River', text: 'Wide', image }), 201)
  expect(slide).toEqual({ Id: slide.Id, image, title: 'River', text: 'Wide' })
  await editor.delete(`eventsBanner/${wide.Id}`)
  await editor.delete(`banner/${slide.Id}`)
})

test('a page of a news item', async ({ editor }) => {
  const news = dataOf(await editor.post('news/create-news', { title: 'Card', text: 'Short' }), 201)
  const body = { title: 'Page', text: '<p>Long</p>', category: 'Health' }
  const path = `newsCategoryDescription/create-newsCategoryDescription/${news.Id}`
  expect(dataOf(await editor.post(path, body), 201)).toEqual({
    Id: news.Id,
    category: 'Health',
    title: 'Page',
    text: '<p>Long</p>',
    image1: null,
    image2: null,
    image3: null,
    image4: null,
  })
  expect(dataOf(await editor.get(`news/${news.Id}`), 200)).toEqual(news)
  await editor.delete(`news/${news.Id}`)
})

test('a deletion answers 200 and not 204', async ({ editor, making }) => {
  const { record } = await making('faq', { question: 'Who?', answer: 'We.' })
  const answer = await editor.delete(`faq/${record.Id}`)
  expect(answer.status).toBe(200)
  expect(JSON.parse(answer.text)).toEqual({ data: { Id: record.Id, question: 'Who?', answer: 'We.' } })
})
