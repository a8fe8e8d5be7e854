/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { log } from '@/lib/log'
import { pictureOrNone } from './sources'

const dataDir = mkdtempSync(path.join(tmpdir(), 'preview-'))
jest.mock('@/lib/env', () => ({ env: () => ({ dataDir, contentApiUrl: null, contentApiKey: null }) }))

mkdirSync(path.join(dataDir, 'media'))
writeFileSync(path.join(dataDir, 'media/boat-1a2b3c4d.webp'), 'boat')
writeFileSync(path.join(dataDir, 'secret'), 'secret')
afterAll(() => rmSync(dataDir, { recursive: true }))

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
