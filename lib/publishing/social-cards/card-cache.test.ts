import { getImages } from '@/lib/delivery/content'
import { log } from '@/lib/platform/log/log'
import { NO_COLOURS } from '@/lib/shared/colour/palette'
import type { SocialCard } from './card'
import { cachedCard } from './card-cache'
import { drawCard } from './draw'
import { pictureOrNone } from './picture-bytes'

// The cache's own clock stands still between two ticks; tests tell when it goes on.
jest.useFakeTimers({ doNotFake: ['performance', 'setImmediate', 'nextTick', 'queueMicrotask', 'Date'] })
jest.mock('@/lib/delivery/content', () => ({ getImages: jest.fn() }))
jest.mock('./draw', () => ({ drawCard: jest.fn() }))
jest.mock('./picture-bytes', () => ({ pictureOrNone: jest.fn() }))

const draw = jest.mocked(drawCard)
const read = jest.mocked(pictureOrNone)
const BYTES = Buffer.from('picture')

let count = 0
const card = (): SocialCard => ({
  colours: NO_COLOURS,
  kind: 'news',
  locale: 'en',
  foundation: { name: 'Alokdhara', companionName: '', logo: null },
  title: `Title ${count++}`,
  line: 'News',
  program: null,
  raised: null,
  picture: 'media/a.webp',
})

/** Until nothing is left to do that waits for no timer. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  jest.advanceTimersByTime(1)
  jest.mocked(getImages).mockResolvedValue({})
  jest.spyOn(log, 'warn').mockImplementation(() => undefined)
  draw.mockReset().mockImplementation(async ({ title }) => Buffer.from(title))
  read.mockReset().mockResolvedValue({ bytes: BYTES, failed: false })
})
afterEach(() => jest.restoreAllMocks())

test('what says the same is drawn once, however many ask', async () => {
  const one = card()
  const answers = await Promise.all([cachedCard(one), cachedCard({ ...one })])
  expect(answers.map(String)).toEqual([one.title, one.title])
  expect(String(await cachedCard({ ...one }))).toBe(one.title)
  expect(draw).toHaveBeenCalledTimes(1)
  expect(draw).toHaveBeenCalledWith(one, { picture: BYTES, logo: BYTES })
})

test('two cards are drawn at a time, and requests beyond the queue are refused', async () => {
  const finish: (() => void)[] = []
  draw.mockImplementation(() => new Promise((resolve) => finish.push(() => resolve(BYTES))))
  const asked = Array.from({ length: 40 }, () => cachedCard(card()))
  const answers: (Buffer | undefined)[] = []
  for (const answer of asked) void answer.then((each) => answers.push(each))
  await settle()
  expect(finish).toHaveLength(2)
  expect(answers).toEqual(Array(8).fill(undefined))
  while (answers.length < 40) {
    for (const end of finish.splice(0)) end()
    await settle()
    expect(finish.length).toBeLessThanOrEqual(2)
  }
  expect(answers.filter(Boolean)).toHaveLength(32)
})

test('without its picture a card is drawn all the same', async () => {
  draw.mockRejectedValueOnce(new Error('Input buffer has corrupt header'))
  const damaged = card()
  expect(String(await cachedCard(damaged))).toBe(damaged.title)
  expect(draw).toHaveBeenLastCalledWith(damaged, { picture: null, logo: null })
})

test('an incomplete card is soon drawn again', async () => {
  const now = jest.spyOn(performance, 'now')
  const at = performance.now()
  now.mockReturnValue(at)
  read.mockResolvedValue({ bytes: null, failed: true })
  const one = card()
  await cachedCard(one)
  // The cache reads the clock once a millisecond.
  jest.advanceTimersByTime(1)
  now.mockReturnValue(at + 29_000)
  await cachedCard(one)
  expect(draw).toHaveBeenCalledTimes(1)
  read.mockResolvedValue({ bytes: BYTES, failed: false })
  jest.advanceTimersByTime(1)
  now.mockReturnValue(at + 31_000)
  await cachedCard(one)
  expect(draw).toHaveBeenLastCalledWith(one, { picture: BYTES, logo: BYTES })
})

test('a card that cannot be drawn is an error, and is not cached', async () => {
  const one = card()
  draw.mockRejectedValue(new Error('no fonts'))
  await expect(cachedCard(one)).rejects.toThrow('no fonts')
  draw.mockResolvedValue(BYTES)
  expect(await cachedCard(one)).toBe(BYTES)
})

test('of large pictures their copies are read', async () => {
  const meta = { alt: '', width: 8000, height: 6000, widths: [480, 800, 1200] }
  jest.mocked(getImages).mockResolvedValue({ 'media/a.webp': meta, 'media/logo.webp': meta })
  const one = card()
  await cachedCard({ ...one, foundation: { ...one.foundation, logo: 'media/logo.webp' } })
  expect(read.mock.calls).toEqual([['media/a-1200.webp'], ['media/logo-480.webp']])
})
