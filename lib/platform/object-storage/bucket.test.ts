import { text } from 'node:stream/consumers'
import { type BucketFailed, s3Bucket } from './bucket'
import { startS3, type TestS3 } from './testing'

let s3: TestS3
beforeAll(async () => {
  s3 = await startS3('pictures')
})
afterAll(() => s3.stop())

test('an object is put, told, given back as it was, and removed', async () => {
  const bucket = s3Bucket(s3.service, 'pictures')
  expect(await bucket.has('media/boat-1a2b3c4d.webp')).toBe(false)
  expect(await bucket.open('media/boat-1a2b3c4d.webp')).toBeNull()
  await bucket.put('media/boat-1a2b3c4d.webp', Buffer.from('a boat'))
  expect(await bucket.has('media/boat-1a2b3c4d.webp')).toBe(true)
  const found = await bucket.open('media/boat-1a2b3c4d.webp')
  expect(found?.bytes).toBe(6)
  expect(found && (await text(found.stream))).toBe('a boat')
  await bucket.remove('media/boat-1a2b3c4d.webp')
  expect(await bucket.has('media/boat-1a2b3c4d.webp')).toBe(false)
  await bucket.remove('media/boat-1a2b3c4d.webp')
})

test('a list has all objects below a prefix, with the time of each, a thousand at a time', async () => {
  const bucket = s3Bucket(s3.service, 'pictures')
  const started = Date.now()
  const keys = Array.from({ length: 1001 }, (_, at) => `bin/${at}`)
  for (const key of [...keys, 'files/other']) await bucket.put(key, Buffer.from('x'))
  const pages = []
  for await (const page of bucket.list('bin/')) pages.push(page)
  expect(pages.map(({ length }) => length)).toEqual([1000, 1])
  expect(
    pages
      .flat()
      .map(({ key }) => key)
      .sort(),
  ).toEqual(keys.sort())
  expect(Math.abs((pages[0]?.[0]?.changedAt ?? 0) - started)).toBeLessThan(60_000)
})

test.each<[string, object, string, boolean]>([
  ['a bucket that is not there', {}, 'elsewhere', true],
  ['a wrong key', { accessKeyId: 'wrong' }, 'pictures', true],
  ['a service that is not there', { endpoint: 'http://127.0.0.1:1' }, 'pictures', false],
])('%s is told as what it is, and never as an object that is missing', async (_, more, name, isRefusal) => {
  const bucket = s3Bucket({ ...s3.service, ...more }, name)
  const failure = await bucket.open('media/a').catch((error: BucketFailed) => error)
  expect(failure).toMatchObject({ name: 'BucketFailed', isRefusal })
  expect((failure as Error).message).toContain(`The bucket ${name} failed`)
  await expect(bucket.put('media/a', Buffer.from('x'))).rejects.toMatchObject({ name: 'BucketFailed' })
})
