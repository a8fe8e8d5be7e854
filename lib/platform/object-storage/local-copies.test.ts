import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { type Bucket, BucketFailed } from './bucket'
import { localCopies } from './local-copies'

const KEY = 'media/boat-1a2b3c4d.webp'
let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'copies-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A bucket that answers as told, and counts what it is asked. */
function bucketOf(open: (key: string) => { text: string; bytes?: number } | null) {
  const asked: string[] = []
  const bucket: Partial<Bucket> = {
    open: async (key) => {
      asked.push(key)
      const object = open(key)
      return object && { stream: Readable.from([object.text]), bytes: object.bytes ?? object.text.length }
    },
  }
  return { asked, copies: localCopies(bucket as Bucket, folder) }
}

test('an object is fetched once, however many ask for it at once', async () => {
  const { asked, copies } = bucketOf(() => ({ text: 'a boat' }))
  expect(await Promise.all(Array.from({ length: 20 }, () => copies.fetch(KEY)))).toEqual(Array(20).fill(true))
  expect(asked).toEqual([KEY])
  expect(readFileSync(path.join(folder, KEY), 'utf8')).toBe('a boat')
})

test('what is not there is not asked for again at once', async () => {
  const { asked, copies } = bucketOf(() => null)
  expect([await copies.fetch(KEY), await copies.fetch(KEY)]).toEqual([false, false])
  expect(asked).toEqual([KEY])
})

test('half an object is none', async () => {
  const { copies } = bucketOf(() => ({ text: 'a b', bytes: 6 }))
  await expect(copies.fetch(KEY)).rejects.toThrow(/only 3 bytes/)
  expect(readdirSync(path.join(folder, 'media'))).toEqual([])
})

test('a bucket that fails again and again is let be for a moment, and asked again then', async () => {
  let isAway = true
  const { asked, copies } = bucketOf(() => {
    if (isAway) throw new BucketFailed('pictures', new Error('away'))
    return { text: 'a boat' }
  })
  for (let at = 0; at < 5; at++) await expect(copies.fetch(KEY)).rejects.toThrow(/The bucket pictures failed/)
  await expect(copies.fetch(KEY)).rejects.toMatchObject({ name: 'FetchRefused' })
  expect(asked).toHaveLength(5)
  isAway = false
  jest.useFakeTimers({ now: Date.now() + 3000 })
  expect(await copies.fetch(KEY).finally(() => jest.useRealTimers())).toBe(true)
})

test('no more wait for it than it has time for', async () => {
  const { copies } = bucketOf(() => ({ text: 'x' }))
  const fetched = await Promise.allSettled(Array.from({ length: 300 }, (_, at) => copies.fetch(`media/${at}.webp`)))
  expect(fetched.filter(({ status }) => status === 'fulfilled')).toHaveLength(208)
  expect(fetched.at(-1)).toMatchObject({ reason: { name: 'FetchRefused' } })
})
