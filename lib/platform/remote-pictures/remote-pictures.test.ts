import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { answering, endless, fakeServer } from '@/lib/platform/remote/fake-server'
import { REMOTE_MEDIA_FOLDER, remotePictures } from './remote-pictures'

let server: Awaited<ReturnType<typeof fakeServer>>
let dataDir: string
beforeEach(async () => {
  server = await fakeServer()
  dataDir = mkdtempSync(path.join(tmpdir(), 'remote-media-'))
})
afterEach(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true })
})

const reader = (more = {}) => remotePictures({ origin: server.origin, key: null, dataDir, ...more })
const picture = (format: 'webp' | 'png' | 'jpeg' | 'gif' | 'avif', width = 8) =>
  sharp({ create: { width, height: 8, channels: 3, background: 'teal' } })
    [format]()
    .toBuffer()
const shelfFiles = () =>
  readdirSync(path.join(dataDir, REMOTE_MEDIA_FOLDER)).map((name) => path.join(dataDir, REMOTE_MEDIA_FOLDER, name))

test.each(['webp', 'png', 'jpeg', 'gif', 'avif'] as const)(
  'a %s picture is recognized by its bytes',
  async (format) => {
    const bytes = await picture(format)
    server.overrides['/uploads/river'] = answering(200, 'text/plain', bytes)
    expect(await reader()('uploads/river')).toEqual({ bytes, type: `image/${format}` })
  },
)

test.each<[string, Parameters<typeof answering>]>([
  ['HTML', [200, 'image/png', '<script>alert(1)</script>']],
  ['SVG', [200, 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>']],
  ['nothing', [404, 'text/html', '']],
  ['a redirect', [302, 'text/html', '']],
])('%s is no picture, and is not asked for again at once', async (_what, spoil) => {
  server.overrides['/uploads/a.png'] = answering(...spoil)
  const read = reader()
  expect(await read('uploads/a.png')).toBeNull()
  expect(await read('uploads/a.png')).toBeNull()
  expect(server.asked).toHaveLength(1)
})

test('an invalid path is not requested', async () => {
  expect(await reader()('../../etc/passwd')).toBeNull()
  expect(await reader()('https://elsewhere.example.org/a.png')).toBeNull()
  expect(server.asked).toEqual([])
})

test('an endless picture is cut off at the size limit', async () => {
  server.overrides['/uploads/a.png'] = endless
  expect(await reader()('uploads/a.png')).toBeNull()
})

test('concurrent requests fetch a picture once', async () => {
  server.overrides['/uploads/a.png'] = answering(200, 'image/png', await picture('png'))
  const read = reader()
  await Promise.all([read('uploads/a.png'), read('/uploads/a.png'), read('uploads/a.png')])
  expect(server.asked).toHaveLength(1)
})

test('a cached picture is served after a restart while its server is down, however old', async () => {
  const bytes = await picture('png')
  server.overrides['/uploads/a.png'] = answering(200, 'image/png', bytes)
  await reader()('uploads/a.png')
  for (const file of shelfFiles()) utimesSync(file, 0, 0)
  server.overrides = { '*': answering(500, 'text/plain', '') }
  expect((await reader()('uploads/a.png'))?.bytes).toEqual(bytes)
  await expect(reader()('uploads/b.png')).rejects.toThrow('answers 500')
})

test('a replaced picture is fetched after a while', async () => {
  server.overrides['/uploads/a.png'] = answering(200, 'image/png', await picture('png'))
  await reader()('uploads/a.png')
  const other = await picture('png', 16)
  server.overrides['/uploads/a.png'] = answering(200, 'image/png', other)
  expect((await reader()('uploads/a.png'))?.bytes).not.toEqual(other)
  for (const file of shelfFiles()) utimesSync(file, 0, 0)
  expect((await reader()('uploads/a.png'))?.bytes).toEqual(other)
})

test('the disk cache keeps its limit', async () => {
  const bytes = await picture('png')
  server.overrides['*'] = answering(200, 'image/png', bytes)
  const read = reader({ diskLimit: bytes.length * 3 })
  for (let i = 0; i < 8; i += 1) await read(`uploads/${i}.png`)
  expect(shelfFiles()).toHaveLength(3)
})
