import { sumsIn, toStories } from './campaign-story'

const CAMPAIGN = {
  id: 7,
  currency: 'BDT',
  until: '2027-01-31T00:00:00.000Z',
  story: {
    who: { en: 'Nine children', bn: 'নয়টি শিশু' },
    where: { en: 'Tongi', bn: null },
    sums: [
      { id: 'b', amount: 1500, does: { en: 'A uniform' } },
      { id: 'a', amount: 500, does: { en: 'Six days of meals', bn: 'ছয় দিনের খাবার' } },
    ],
    updates: [
      { id: 'c', date: '2026-10-14T00:00:00.000Z', title: { en: 'The first brick' }, text: { en: '' } },
      { id: 'd', date: '2026-11-18T00:00:00.000Z', title: { en: 'The roof is on' }, text: null },
    ],
  },
}

test('a story is read in a language, sums from small to large and updates newest first', () => {
  const [story] = toStories([CAMPAIGN], 'bn')
  expect(story).toMatchObject({ Id: 7, until: '2027-01-31T00:00:00.000Z', who: 'নয়টি শিশু', where: 'Tongi', asks: '' })
  expect(story?.sums).toEqual([
    { amount: 500, does: 'ছয় দিনের খাবার' },
    { amount: 1500, does: 'A uniform' },
  ])
  expect(story?.updates.map(({ title, text }) => [title, text])).toEqual([
    ['The roof is on', ''],
    ['The first brick', ''],
  ])
  expect([story?.budget, story?.questions]).toEqual([[], []])
})

test('a campaign that nobody wrote more of has no story, and no sums', () => {
  const bare = { id: 8, currency: 'USD', story: { who: { en: null }, sums: [] } }
  expect(toStories([bare, { id: 9, currency: 'JPY' }], 'en')).toEqual([])
  expect(sumsIn([bare, CAMPAIGN], 'en')).toEqual({
    7: {
      currency: 'BDT',
      sums: [
        { amount: 500, does: 'Six days of meals' },
        { amount: 1500, does: 'A uniform' },
      ],
    },
  })
})
