import { NO_COLOURS } from '@/lib/shared/colour/palette'
import type { News } from '@/lib/shared/content/types'
import { type CardFrame, cardOf, cardOfSite } from './of-record'

const TOLD = { name: 'Alokdhara', companionName: 'আলোকধারা', logo: null }
const PICTURES = { volunteers: null, training: null, giving: null, map: null, card: 'media/river.webp' }
const SETTINGS = { ...TOLD, mark: null, pictures: PICTURES, colours: NO_COLOURS }
const KINDS = {
  news: 'News',
  event: 'Event',
  project: 'Project',
  subcategory: 'Project',
  health: 'Health',
  campaign: 'Campaign',
}
const FRAME: CardFrame = {
  locale: 'en',
  settings: SETTINGS,
  labels: { kinds: KINDS, raised: '{raised} raised of {goal}' },
}
const NEWS: News = {
  Id: 7,
  title: 'A boat',
  text: '',
  status: 'latest',
  date: '2022-05-23T00:00:00.000Z',
  image: 'media/boat.webp',
}
const CAMPAIGN = {
  ...{ Id: 1, title: 'A room', text: '', category: 'Education', page: '' as const, pages: [], image: null },
  ...{ currency: 'USD' as const, raised: 25_270, goal: 30_000, promised: 0 },
}

test('a news item tells its day and shows its picture', () => {
  expect(cardOf('news', NEWS, undefined, FRAME)).toEqual({
    kind: 'news',
    colours: NO_COLOURS,
    locale: 'en',
    foundation: TOLD,
    title: 'A boat',
    line: 'News · 23 May, 2022',
    program: null,
    raised: null,
    picture: 'media/boat.webp',
  })
})

test('a card without a picture has the first of its page', () => {
  const page = { Id: 7, image1: null, image2: 'media/two.webp', image3: 'media/three.webp' }
  expect(cardOf('news', { ...NEWS, image: null }, page, FRAME).picture).toBe('media/two.webp')
  expect(cardOf('news', { ...NEWS, image: null }, undefined, FRAME).picture).toBeNull()
})

test('a page’s own title and main picture stand before its card’s', () => {
  const page = { title: 'The boat', image1: 'media/one.webp', image4: 'media/four.webp' }
  const shown = { title: 'The boat', picture: 'media/four.webp' }
  expect(cardOf('news', NEWS, page, FRAME)).toMatchObject(shown)
})

test('an event tells when and where, as far as anybody knows', () => {
  const event = { ...NEWS, startsAt: '2026-12-05T03:00:00.000Z', endsAt: null, place: 'Rangpur' }
  expect(cardOf('event', event, undefined, FRAME).line).toBe('Event · 5 December, 2026 · Rangpur')
  expect(cardOf('event', { ...event, startsAt: null, place: '' }, undefined, FRAME).line).toBe('Event')
})

test('a campaign tells what was given of its goal, and nothing without one', () => {
  expect(cardOf('campaign', CAMPAIGN, undefined, FRAME)).toMatchObject({
    line: 'Campaign · Education',
    program: 'education',
    raised: { percent: 84, text: '$25,270 raised of $30,000' },
  })
  expect(cardOf('campaign', { ...CAMPAIGN, goal: null }, undefined, FRAME).raised).toBeNull()
})

test('figures and days are in the digits of the language', () => {
  const frame = { ...FRAME, locale: 'bn' as const }
  expect(cardOf('campaign', CAMPAIGN, undefined, frame).raised?.text).toBe('$২৫,২৭০ raised of $৩০,০০০')
  expect(cardOf('news', NEWS, undefined, frame).line).toBe('News · ২৩ মে, ২০২২')
})

test('a record without a title is named after the foundation', () => {
  expect(cardOf('news', { ...NEWS, title: ' ' }, undefined, FRAME).title).toBe('Alokdhara')
})

test('a social card depends only on the settings that it shows', () => {
  const settings = { ...SETTINGS, email: 'hello@alokdhara.example' }
  expect(cardOfSite({ ...FRAME, settings }, 'We help.')).toMatchObject({
    ...{ title: 'Alokdhara', line: 'We help.', picture: 'media/river.webp' },
  })
  expect(cardOf('news', NEWS, undefined, { ...FRAME, settings }).foundation).toEqual(TOLD)
  const marked = { ...SETTINGS, logo: 'media/a.webp', mark: 'media/m.webp' }
  expect(cardOf('news', NEWS, undefined, { ...FRAME, settings: marked }).foundation.logo).toBe('media/m.webp')
  const once = cardOf('news', NEWS, undefined, { ...FRAME, settings: { ...SETTINGS, companionName: 'Alokdhara' } })
  expect(once.foundation.companionName).toBe('')
})
