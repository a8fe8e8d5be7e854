import { log } from '@/lib/platform/log/log'
import { s3Bucket } from '@/lib/platform/object-storage/bucket'
import { startS3, type TestS3 } from '@/lib/platform/object-storage/testing'
import { startReverseProxy } from './fake-app'

let s3: TestS3
let site: Awaited<ReturnType<typeof startReverseProxy>>
beforeEach(async () => {
  s3 = await startS3('pictures')
  const bucket = s3Bucket(s3.service, 'pictures')
  await bucket.put('media/river-1a2b3c4d.webp', Buffer.from('a river'))
  await bucket.put('files/report-5a2b3c4d.pdf', Buffer.from('a report'))
  await bucket.put('originals/river-1a2b3c4d.jpg', Buffer.from('what the camera wrote'))
  site = await startReverseProxy({ s3: s3.service, s3Bucket: 'pictures' })
})
afterEach(async () => {
  jest.restoreAllMocks()
  await site.end()
  await s3.stop()
})

test('pictures and files of the bucket have the addresses that they have without one', async () => {
  const picture = await site.get('/media/river-1a2b3c4d.webp')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(picture.headers.get('cache-control')).toContain('immutable')
  expect(await picture.text()).toBe('a river')
  expect(await (await site.get('/files/report-5a2b3c4d.pdf')).text()).toBe('a report')
})

test('until a copy in AVIF is made, its picture in the bucket stands for it', async () => {
  const copy = await site.get('/media/river-1a2b3c4d-480.avif')
  expect([copy.status, copy.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await copy.text()).toBe('a river')
})

test('nothing else of the bucket is given to anybody', async () => {
  for (const address of ['/originals/river-1a2b3c4d.jpg', '/media/../originals/river-1a2b3c4d.jpg'])
    expect(await (await site.get(address)).text()).not.toContain('camera')
  expect((await site.get('/media/none-1a2b3c4d.webp')).status).toBe(404)
})

test('a picture is there while the bucket is away, once it was; one that was not is said to be away', async () => {
  jest.spyOn(log, 'error').mockImplementation(() => undefined)
  await site.get('/media/river-1a2b3c4d.webp')
  await s3.stop()
  expect((await site.get('/media/river-1a2b3c4d.webp')).status).toBe(200)
  expect((await site.get('/files/report-5a2b3c4d.pdf')).status).toBe(503)
  expect((await site.get('/media/boat-1a2b3c4d.webp')).status).toBe(200)
}, 30_000)

test('a copy of a picture that was taken away is nobody’s any more', async () => {
  await site.get('/media/river-1a2b3c4d.webp')
  site.front.replaceMoved({ redirects: [], pictures: { 'river-1a2b3c4d': null } } as never)
  expect((await site.get('/media/river-1a2b3c4d.webp')).status).toBe(410)
})
