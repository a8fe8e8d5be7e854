import { inLanguage, spokenLocale } from '@/lib/platform/calls/say'
import { MOST_WAITING, queueUpload, TooManyUploads } from './upload-queue'

jest.mock('payload', () => ({ APIError: Error }))

test('uploads run one at a time, also after a failure, and too many are refused', async () => {
  let atWork = 0
  let most = 0
  const ends: (() => void)[] = []
  const work = async (name: number) => {
    atWork += 1
    most = Math.max(most, atWork)
    await new Promise<void>((resolve) => ends.push(resolve))
    atWork -= 1
    if (name === 0) throw new Error('no picture')
    return name
  }
  const waiting = Array.from({ length: MOST_WAITING + 1 }, (_, name) => queueUpload(() => work(name)))
  const all = Promise.allSettled(waiting)
  await expect(queueUpload(() => work(99))).rejects.toThrow(TooManyUploads)
  for (let done = 0; done <= MOST_WAITING; done += 1) {
    while (ends.length <= done) await new Promise(setImmediate)
    ends[done]?.()
  }
  const [first, ...rest] = await all
  expect(first).toMatchObject({ status: 'rejected', reason: { message: 'no picture' } })
  expect(rest.map((each) => each.status === 'fulfilled' && each.value)).toEqual(rest.map((_, at) => at + 1))
  expect(most).toBe(1)
  const next = queueUpload(async () => 'taken again')
  await expect(next).resolves.toBe('taken again')
})

test('what waited is answered in the language of its own call', async () => {
  const spoken = async () => {
    await new Promise(setImmediate)
    return spokenLocale()
  }
  const [first, second] = ['bn-BD', 'en'].map((language) => inLanguage(language, () => queueUpload(spoken)))
  expect([await first, await second]).toEqual(['bn', 'en'])
})
