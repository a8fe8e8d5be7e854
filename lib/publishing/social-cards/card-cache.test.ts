/** @jest-environment node */
import { getImages } from '@/lib/delivery/content'
import { log } from '@/lib/platform/log/log'
import type { Preview } from './card'
import { keptPreview } from './card-cache'
import { drawPreview } from './draw'
import { pictureOrNone } from './sources'

// The cache's own clock stands still between two ticks; tests tell when it goes on.
jest.useFakeTimers({ doNotFake: ['performance', 'setImmediate', 'nextTick', 'queueMicrotask', 'Date'] })
jest.mock('@/lib/delivery/content', () => ({ getImages: jest.fn() }))
jest.mock('./draw', () => ({ drawPreview: jest.fn() }))
jest.mock('./sources', () => ({ pictureOrNone: jest.fn() }))

const draw = jest.mocked(drawPreview)
const read = jest.mocked(pictureOrNone)
const BYTES = Buffer.from('picture')

let count = 0
const preview = (): Preview => ({
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
  const one = preview()
  const answers = await Promise.all([keptPreview(one), keptPreview({ ...one })])
  expect(answers.map(String)).toEqual([one.title, one.title])
  expect(String(await keptPreview({ ...one }))).toBe(one.title)
  expect(draw).toHaveBeenCalledTimes(1)
  expect(draw).toHaveBeenCalledWith(one, { picture: BYTES, logo: BYTES })
})

test('two are drawn at a time, and who comes after many is sent away', async () => {
  const finish: (() => void)[] = []
  draw.mockImplementation(() => new Promise((resolve) => finish.push(() => resolve(BYTES))))
  const asked = Array.from({ length: 40 }, () => keptPreview(preview()))
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

test('without its picture a preview is drawn all the same', async () => {
  draw.mockRejectedValueOnce(new Error('Input buffer has corrupt header'))
  const damaged = preview()
  expect(String(await keptPreview(damaged))).toBe(damaged.title)
  expect(draw).toHaveBeenLastCalledWith(damaged, { picture: null, logo: null })
})

test('one that lacks something is soon drawn again', async () => {
  const now = jest.spyOn(performance, 'now')
  const at = performance.now()
  now.mockReturnValue(at)
  read.mockResolvedValue({ bytes: null, failed: true })
  const one = preview()
  await keptPreview(one)
  // The cache reads the clock once a millisecond.
  jest.advanceTimersByTime(1)
  now.mockReturnValue(at + 29_000)
  await keptPreview(one)
  expect(draw).toHaveBeenCalledTimes(1)
  read.mockResolvedValue({ bytes: BYTES, failed: false })
  jest.advanceTimersByTime(1)
  now.mockReturnValue(at + 31_000)
  await keptPreview(one)
  expect(draw).toHaveBeenLastCalledWith(one, { picture: BYTES, logo: BYTES })
})

test('what cannot be drawn at all is a failure, and is not kept', async () => {
  const one = preview()
  draw.mockRejectedValue(new Error('no fonts'))
  await expect(keptPreview(one)).rejects.toThrow('no fonts')
  draw.mockResolvedValue(BYTES)
  expect(await keptPreview(one)).toBe(BYTES)
})

test('of large pictures their copies are read', async () => {
  const meta = { alt: '', width: 8000, height: 6000, widths: [480, 800, 1200] }
  jest.mocked(getImages).mockResolvedValue({ 'media/a.webp': meta, 'media/logo.webp': meta })
  const one = preview()
  await keptPreview({ ...one, foundation: { ...one.foundation, logo: 'media/logo.webp' } })
  expect(read.mock.calls).toEqual([['media/a-1200.webp'], ['media/logo-480.webp']])
})
