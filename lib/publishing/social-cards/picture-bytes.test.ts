import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { log } from '@/lib/platform/log/log'
import { answering, fakeServer } from '@/lib/platform/remote/fake-server'
import { pictureOrNone } from './picture-bytes'

const dataDir = mkdtempSync(path.join(tmpdir(), 'preview-'))
let contentApiUrl: string | null = null
jest.mock('@/lib/platform/env/env', () => ({ env: () => ({ dataDir, contentApiUrl, contentApiKey: null }) }))

mkdirSync(path.join(dataDir, 'media'))
writeFileSync(path.join(dataDir, 'media/boat-1a2b3c4d.webp'), 'boat')
writeFileSync(path.join(dataDir, 'secret'), 'secret')
afterAll(() => rmSync(dataDir, { recursive: true }))
afterEach(() => {
  contentApiUrl = null
})

const textOf = async (image: string | null) => (await pictureOrNone(image)).bytes?.toString()

test('a picture of the content is read from its folder', async () => {
  expect(await textOf('media/boat-1a2b3c4d.webp')).toBe('boat')
})

test.each([null, '', 'secret', 'media/../secret', 'media/%2e%2e/secret', '/etc/passwd', 'media/boat.svg'])(
  '%s is no picture of the content',
  async (image) => {
    expect(await pictureOrNone(image)).toEqual({ bytes: null, failed: false })
  },
)

test('a picture that went missing is told of, and is not there', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined)
  expect(await pictureOrNone('media/gone-1a2b3c4d.webp')).toEqual({ bytes: null, failed: true })
  expect(warn).toHaveBeenCalledTimes(1)
})

test('where content comes from another server, pictures do too', async () => {
  const server = await fakeServer()
  contentApiUrl = server.origin
  const create = { width: 8, height: 8, channels: 3, background: 'teal' } as const
  const picture = await sharp({ create }).png().toBuffer()
  server.overrides['/uploads/a.png'] = answering(200, 'image/png', picture)
  expect(await pictureOrNone('uploads/a.png')).toEqual({ bytes: picture, failed: false })
  expect(await pictureOrNone('media/boat-1a2b3c4d.webp')).toEqual({ bytes: null, failed: false })
  await server.close()
})
