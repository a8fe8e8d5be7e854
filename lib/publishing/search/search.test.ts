import MiniSearch from 'minisearch'
import type { BlockPage } from '@/lib/shared/content/pages'
import { countTurns } from '@/lib/testing/event-loop-turns'
import { type FakeContent as Content, newsInBoth } from './fake-content'
import type { TextPart } from './types'

jest.mock('@/lib/delivery/content', () => {
  const { FakeContent } = jest.requireActual('./fake-content')
  return new FakeContent()
})

jest.mock('@/lib/delivery/pages', () => jest.requireMock('@/lib/delivery/content'))

const content: Content = jest.requireMock('@/lib/delivery/content')
const { search } = jest.requireActual<typeof import('./search')>('./search')

const SCHOOL = newsInBoth(
  1,
  ['The night school opens a second room', 'Forty more children now have a desk and a lamp.'],
  ['নৈশ বিদ্যালয়ের দ্বিতীয় কক্ষ চালু', 'আরও ৪০টি শিশু এখন পেল ডেস্ক আর বাতি।'],
)
const RIVER = newsInBoth(
  2,
  ['A boat for the river clinic', 'Nurses reach the chars by water; the school lends its landing.'],
  ['নদীর ক্লিনিকের নৌকা', 'পানিপথে চরে পৌঁছান নার্সরা। গাছগুলো বাঁধ ধরে রাখে।'],
)

beforeEach(() => {
  Object.assign(globalThis, { foundationSearch: undefined })
  content.set('news', [SCHOOL, RIVER])
})

const keysOf = async (asked: string, locale: 'en' | 'bn' = 'en') =>
  (await search(asked, 1, locale)).results.map(({ key }) => key)
const newsOf = async (asked: string) => (await keysOf(asked)).filter((key) => key.startsWith('news-'))
const plain = (highlighted: readonly TextPart[] = []) => highlighted.map(([text]) => text).join('')
const marked = (highlighted: readonly TextPart[] = []) => highlighted.filter(([, is]) => is).map(([text]) => text)

test.each([
  ['a word', 'boat', 'news-2'],
  ['another case', 'BOAT', 'news-2'],
  ['the beginning of a word', 'clin', 'news-2'],
  ['a slip', 'boet', 'news-2'],
  ['letters that changed places', 'nihgt shcool', 'news-1'],
  ['another stem', 'nurse', 'news-2'],
  ['Bangla', 'নৌকা', 'news-2'],
  ['Bangla as it is misspelled', 'নদি', 'news-2'],
  ['a dropped sign', 'নৌকা ক্লিনিক', 'news-2'],
  ['a stem for an inflected word', 'গাছ', 'news-2'],
  ['an inflected word for a stem', 'শিশুদের', 'news-1'],
  ['digits of the other script', '40', 'news-1'],
  ['Bangla in Latin letters', 'bidyaloy', 'news-1'],
  ['Bangla in other Latin letters', 'shishu', 'news-1'],
  ['Bangla in Latin letters, with a word that says nothing', 'nodi er nouka', 'news-2'],
  ['Bangla as it sounds', 'নৌখা', 'news-2'],
])('%s finds its record', async (_, asked, key) => {
  expect((await newsOf(asked))[0]).toBe(key)
})

test('a title weighs more than a text', async () => {
  expect(await newsOf('school')).toEqual(['news-1', 'news-2'])
})

test('matches of all words rank before matches of some', async () => {
  expect(await newsOf('school water')).toEqual(['news-2', 'news-1'])
})

test('a correctly spelt word is not matched as a typo of another', async () => {
  content.set('news', [newsInBoth(1, ['Food for all', '']), newsInBoth(2, ['Flood', ''])])
  expect(await newsOf('food')).toEqual(['news-1'])
})

test('a word that is there ranks before slips of it', async () => {
  content.set('news', [
    newsInBoth(1, ['Boots', 'Boots and boots']),
    newsInBoth(2, ['Lamps', 'One of them for the boat that is boathouse to all']),
    newsInBoth(3, ['Bouts', '']),
  ])
  expect((await newsOf('boath'))[0]).toBe('news-2')
})

test('it is said which query is answered instead', async () => {
  const insteadOf = async (asked: string, locale: 'en' | 'bn' = 'en') => (await search(asked, 1, locale)).instead
  expect(await insteadOf('nouka', 'bn')).toBe('নৌকা')
  expect(await insteadOf('river boet')).toBe('river boat')
  for (const asked of ['boat', 'clin', 'নৌকা', 'zzqqxx']) expect(await insteadOf(asked)).toBeNull()
})

test('a page is found by words that it does not show', async () => {
  for (const asked of ['zakat', 'যাকাত', 'jakat']) expect((await keysOf(asked))[0]).toBe('page-/donate-now')
})

test('results are in the language of the page, with what matches told apart', async () => {
  const { results } = await search('নদী', 1, 'bn')
  expect(plain(results[0]?.title)).toBe('নদীর ক্লিনিকের নৌকা')
  expect(marked(results[0]?.title)).toEqual(['নদীর'])
  const [english] = (await search('নৌকা', 1, 'en')).results
  expect(plain(english?.title)).toBe('A boat for the river clinic')
  expect(marked((await search('desk', 1, 'en')).results[0]?.excerpt)).toEqual(['desk'])
})

test('a page made of blocks is found by its words, and not by where it leads', async () => {
  const blocks = (by: string): BlockPage['blocks'] => [
    { id: 'a', kind: 'text', text: '<p>Slates and <strong>chalk</strong></p>' },
    { id: 'b', kind: 'quote', text: 'I sign my own pay slip now.', by },
    { id: 'c', kind: 'files', heading: '', files: [{ name: 'Report', address: '/elsewhere', file: null }] },
  ]
  const words = { title: 'An evening', tagline: '', description: '', category: '', back: '', bannerTitle: '' }
  const place = { id: 4, path: '/evening', section: '', parent: null, modifiedAt: '' } as const
  const page = (by: string) => ({ ...place, ...words, banners: [], image: null, blocks: blocks(by) })
  content.setPages([{ en: page('Sumaiya'), bn: page('সুমাইয়া') }])
  for (const asked of ['Sumaiya', 'সুমাইয়া', 'chalk', 'evening']) expect(await keysOf(asked)).toContain('block-page-4')
  expect(await keysOf('elsewhere')).toEqual([])
})

test.each(['', '   ', '?!… ।', 'a', 'ক', 'the', 'এবং', '\u0000', '🌊', '<>'])(
  '%j is nothing to look for',
  async (asked) => {
    expect(await search(asked, 1, 'en')).toMatchObject({ hasWords: false, total: 0, results: [] })
  },
)

test.each([
  'undefined',
  'null',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "' OR 1=1 --",
  '{{7*7}}',
  '%00',
  'x'.repeat(10_000),
])('%j breaks nothing', async (asked) => {
  await expect(search(asked, 1, 'bn')).resolves.toMatchObject({ page: 1 })
})

test('what was removed, changed or added is known at once', async () => {
  expect(await newsOf('boat')).toEqual(['news-2'])
  content.set('news', [newsInBoth(1, ['A market', '']), newsInBoth(3, ['Another boat', ''])])
  expect(await newsOf('boat')).toEqual(['news-3'])
  expect(await newsOf('desk')).toEqual([])
  expect(await newsOf('market')).toEqual(['news-1'])
})

test('only what has other words is indexed anew, also where records were made anew', async () => {
  await search('boat', 1, 'en')
  const add = jest.spyOn(MiniSearch.prototype, 'add')
  content.set('news', [{ en: { ...SCHOOL.en }, bn: { ...SCHOOL.bn } }, newsInBoth(2, ['A bridge', ''])])
  expect(await newsOf('bridge')).toEqual(['news-2'])
  expect(add.mock.calls.map(([{ id }]) => id)).toEqual(['news-2'])
  add.mockRestore()
})

test('an address that alone is changed is found', async () => {
  expect(await keysOf('Zindabazar')).toEqual([])
  content.moveTo('4 Reading Lane, Zindabazar')
  expect(await keysOf('Zindabazar')).not.toEqual([])
})

test('an endless word does not block a search', async () => {
  const endless = newsInBoth(3, ['e'.repeat(100_000), 'র'.repeat(100_000)])
  content.set('news', [endless, RIVER])
  expect(await newsOf('boat')).toEqual(['news-2'])
  content.set('news', [newsInBoth(3, ['A bridge', '']), RIVER])
  expect(await newsOf('bridge')).toEqual(['news-3'])
})

test('a record that cannot be indexed keeps no other from being found', async () => {
  const failing = { ...SCHOOL, en: { ...SCHOOL.en, title: null as unknown as string, text: {} as string } }
  content.set('news', [failing, RIVER])
  expect(await newsOf('boat')).toEqual(['news-2'])
})

test('people of lists that are numbered alike are all found', async () => {
  const person = (name: string) => {
    const one = { Id: 1, name, title: '', designation: '', text: 'Five < seven; weavers > six.', image: null }
    return { en: one, bn: one }
  }
  content.set('chairman', [person('Amena Khatun')])
  content.set('director', [person('Farid Ahmed')])
  expect(await keysOf('Amena')).toEqual(['chairman-1'])
  expect(await keysOf('Farid')).toEqual(['director-1'])
  expect(await keysOf('weavers')).toEqual(expect.arrayContaining(['chairman-1', 'director-1']))
})

test('the office is found by its street', async () => {
  expect(await keysOf('Ghat Road')).toContain('page-/contact')
})

test('a question leads to itself on its page', async () => {
  const one = { Id: 3, question: 'May I visit?', answer: 'Any Friday.' }
  content.set('faq', [{ en: one, bn: one }])
  expect((await search('visit', 1, 'en')).results[0]?.path).toBe('/about-us#question-3')
})

test('an event is found by its day, in either script', async () => {
  content.set('news', [newsInBoth(1, ['Blood day', ''], undefined, '2027-01-15'), RIVER])
  expect((await newsOf('15 January'))[0]).toBe('news-1')
  expect((await newsOf('১৫ জানুয়ারি'))[0]).toBe('news-1')
})

test('what has no page that something leads to is not found', async () => {
  const project = (Id: number, page: '' | 'Footer') => {
    const placed = { page, pages: page ? [page] : [] }
    const pictures = { image1: null, image2: null, image3: null }
    const one = { Id, title: `Kerosene ${Id}`, text: '', category: '', ...pictures, ...placed }
    return { en: one, bn: one }
  }
  const part = (Id: number, projectId: number) => {
    const placed = { page: '' as const, pages: [] }
    const one = { Id, projectId, category: '', title: `Kerosene part ${Id}`, text: '', image: null, ...placed }
    return { en: one, bn: one }
  }
  content.set('projects', [project(1, ''), project(2, 'Footer')])
  content.set('projectSubCategory', [part(5, 1), part(6, 2), part(7, 9)])
  expect((await keysOf('kerosene')).sort()).toEqual(['project-1', 'project-2', 'subcategory-5', 'subcategory-6'])
})

test('results come in pages, and past the last there is the last', async () => {
  content.set(
    'news',
    Array.from({ length: 45 }, (_, at) => newsInBoth(at + 1, [`Lantern ${at + 1}`, ''])),
  )
  expect(await search('lantern', 2, 'en')).toMatchObject({ total: 45, pages: 3, page: 2 })
  const last = await search('lantern', 9, 'en')
  expect(last.page).toBe(3)
  expect(last.results).toHaveLength(5)
})

test.each([
  ['signs that stand for a sentence each', '\ufdfa'.repeat(100)],
  ['one long word', 'ড'.repeat(100)],
  ['many long words', 'abcdefghijk '.repeat(8)],
])('a query of %s asks the index for a few words', async (_, asked) => {
  await search('boat', 1, 'en')
  const spy = jest.spyOn(MiniSearch.prototype, 'search')
  await search(asked, 1, 'en')
  const queries = spy.mock.calls.map(([query]) => (query as { queries: unknown[] }).queries.length)
  spy.mockRestore()
  expect(queries.length).toBeGreaterThan(0)
  expect(Math.max(...queries)).toBeLessThanOrEqual(110)
})

test('the event loop has its turn between excerpts of long texts', async () => {
  const long = Array.from({ length: 5 }, (_, at) => newsInBoth(at + 1, ['Boats', 'a boat '.repeat(3000)]))
  content.set('news', long)
  await search('boat', 1, 'en')
  const { turns, done } = await countTurns(() => search('boat', 1, 'en'))
  expect(done.results.length).toBeGreaterThanOrEqual(5)
  expect(turns).toBeGreaterThanOrEqual(done.results.length)
})

test('a long text is indexed in sections, found by any of its words once, and gone as a whole', async () => {
  const words = Array.from({ length: 6000 }, (_, at) => `word${at.toString(36)}x`)
  content.set('news', [newsInBoth(1, ['A chronicle', words.join(' ')]), RIVER])
  const spy = jest.spyOn(MiniSearch.prototype, 'add')
  await search('chronicle', 1, 'en')
  const lengths = spy.mock.calls.map(([entry]) => (entry as { text: string }).text.length)
  spy.mockRestore()
  expect(lengths.length).toBeGreaterThan(3)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(20_000)
  for (const word of [words[0], words[3000], words[5999]]) {
    expect(await newsOf(word ?? '')).toEqual(['news-1'])
  }
  expect((await newsOf(`${words[1]} ${words[5998]}`))[0]).toBe('news-1')
  content.set('news', [RIVER])
  expect(await newsOf(words[5999] ?? '')).toEqual([])
})
