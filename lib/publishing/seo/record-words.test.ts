import { wordsOfRecord } from './record-words'

const PAGE = { text: '<p>Forty children <b>read</b> there.</p><p>Every evening.</p>' }

const descriptionOf = (text: string, page?: { text: string }) =>
  wordsOfRecord('news', { title: 'Night school', text }, page).description

test('a card that says enough is the description', () => {
  const text = 'Forty more children now have a desk, a book and a teacher.'
  expect(wordsOfRecord('news', { title: 'Night school', text }, PAGE)).toEqual({
    title: 'Night school',
    description: text,
  })
})

test('a short card goes on with the words of the page', () => {
  expect(descriptionOf('A second room.', PAGE)).toBe('A second room. Forty children read there. Every evening.')
})

test('a short card that is no sentence is parted from the page', () => {
  expect(descriptionOf('A second room', PAGE)).toBe('A second room · Forty children read there. Every evening.')
})

test('a page without a card’s text is described by its own', () => {
  expect(descriptionOf(' ', PAGE)).toBe('Forty children read there. Every evening.')
})

test('a long page is cut', () => {
  const text = `<p>${'Forty children. '.repeat(20)}</p>`
  expect(descriptionOf('A room.', { text })?.length).toBeLessThanOrEqual(156)
})

test('without words the site’s own description stays', () => {
  expect(wordsOfRecord('news', { title: 'Night school', text: '' }, { text: '' })).toEqual({ title: 'Night school' })
  expect(wordsOfRecord('news', { title: 'Night school', text: '' }, undefined)).toEqual({ title: 'Night school' })
})

test('a page’s own title comes before its card’s', () => {
  const card = { title: 'Night school', text: 'Forty children.' }
  expect(wordsOfRecord('news', card, { ...PAGE, title: 'Lamps on the char' }).title).toBe('Lamps on the char')
})
