import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import sharp from 'sharp'
import { METADATA_CANARY, oneColour, withMetadata } from '@/e2e/support/hostile-files'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { makeDueCopies } from './copy-queue'
import { DiskFull, refuseOnFullDisk } from './disk-space'
import { DAILY_BYTES, QuotaUsedUp, takeUploadQuota } from './upload-quota'

const site = await openTestDatabase()
const { payload, dataDir } = site
after(() => site.close())

const stored = () => readdirSync(path.join(dataDir, 'media')).sort()
let shade = 0
const picture = (width = 40) => {
  shade += 7
  return sharp({ create: oneColour(width, 30, shade) })
    .png()
    .toBuffer()
}
const fileOf = (data: Buffer, name = 'boat.png', mimetype = 'image/png') => ({
  data,
  name,
  mimetype,
  size: data.length,
})
const alt = 'A boat'

test('while the copies of a picture are made, others write', async () => {
  const others: unknown[] = []
  const { beforeChange } = payload.collections.media.config.hooks
  const writeBeside: (typeof beforeChange)[number] = async ({ data }) => {
    others.push(await payload.create({ collection: 'faqs', data: { question: 'Beside', answer: 'An answer' } }))
    return data
  }
  beforeChange.unshift(writeBeside)
  try {
    await payload.create({ collection: 'media', data: { alt }, file: fileOf(await picture()) })
  } finally {
    beforeChange.splice(beforeChange.indexOf(writeBeside), 1)
  }
  assert.equal(others.length, 1)
})

describe('whatever a file is called', () => {
  const names: Record<string, string> = {
    'a program behind a picture': 'shell.php.png',
    'a way out': '../../../etc/passwd.png',
    'a way out of Windows': '..\\..\\x.png',
    'a null byte': 'a.png\0.php',
    'text from right to left': 'a\u202egnp.exe',
    'ten thousand letters': `${'x'.repeat(10_000)}.png`,
    'a device of Windows': 'CON.png',
    nothing: '',
    'dots alone': '...',
    'line ends': 'a\r\nSet-Cookie: x=1.png',
    'a whole address': 'https://evil.example/x.svg',
  }
  for (const [what, name] of Object.entries(names)) {
    test(`${what} is kept under a name of our own`, async () => {
      const { filename, mimeType } = await payload.create({
        collection: 'media',
        data: { alt },
        file: fileOf(await picture(), name),
      })
      assert.match(String(filename), /^[a-z0-9-]{1,60}-[0-9a-f]{8}\.webp$/)
      assert.equal(mimeType, 'image/webp')
      assert.ok(stored().includes(String(filename)))
    })
  }
})

test('no stored copy carries what the photograph told', async () => {
  const before = new Set(stored())
  const wide = await sharp(await withMetadata('jpeg'))
    .resize(2600)
    .keepMetadata()
    .jpeg()
    .toBuffer()
  assert.ok(wide.includes(METADATA_CANARY))
  await payload.create({ collection: 'media', data: { alt }, file: fileOf(wide, 'photo.jpg', 'image/jpeg') })
  await makeDueCopies({ payload, onFailure: (_name, error) => assert.fail(String(error)) })
  const made = stored().filter((name) => !before.has(name))
  assert.ok(made.length >= 7, made.join())
  for (const name of made) {
    const bytes = readFileSync(path.join(dataDir, 'media', name))
    assert.ok(!bytes.includes(METADATA_CANARY), name)
    const { exif, xmp, icc, orientation, width, height } = await sharp(bytes).metadata()
    assert.deepEqual(
      { exif, xmp, icc, orientation },
      { exif: undefined, xmp: undefined, icc: undefined, orientation: undefined },
      name,
    )
    assert.ok(width < height, `${name} stands upright`)
  }
})

describe('addresses of pictures are not fetched', () => {
  let asked = 0
  const server = http.createServer(async (_, response) => {
    asked += 1
    response.setHeader('content-type', 'image/png')
    response.end(await picture())
  })
  before(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  after(() => {
    server.close()
    assert.equal(asked, 0)
  })
  const addressed = () => ({
    alt,
    filename: 'x.png',
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/x.png`,
  })

  test('for a new picture', async () => {
    await assert.rejects(payload.create({ collection: 'media', data: addressed() as never }), /not fetched/)
  })

  test('for a copy of another, with or without a file', async () => {
    const { id } = await payload.create({ collection: 'media', data: { alt }, file: fileOf(await picture()) })
    const copy = { collection: 'media', duplicateFromID: id, data: addressed() as never } as const
    await assert.rejects(payload.create(copy))
    await assert.rejects(payload.create({ ...copy, file: fileOf(await picture()) }), /not fetched/)
  })
})

describe('what is read from a file', () => {
  test('is not changed by an update or by parameters for cropping and resizing', async () => {
    const made = await payload.create({ collection: 'media', data: { alt }, file: fileOf(await picture(600)) })
    const files = stored()
    const forged = {
      ...{
        filename: 'site.db',
        url: '/admin',
        thumbnailURL: 'https://evil.example/',
        prefix: '..',
        mimeType: 'text/html',
      },
      ...{
        filesize: 1,
        width: 1,
        height: 1,
        focalX: 1,
        focalY: 1,
        sizes: { webp480: { filename: 'site.db' } },
        placeholder: 'x',
      },
    }
    const req = {
      query: {
        uploadEdits: { crop: { x: 0, y: 0, width: 9, height: 9 }, widthInPixels: 90_000, heightInPixels: 90_000 },
      },
    }
    await payload.update({
      collection: 'media',
      id: made.id,
      data: { ...forged, alt: 'Another boat' } as never,
      req: req as never,
    })
    const after = await payload.findByID({ collection: 'media', id: made.id })
    assert.deepEqual({ ...after, updatedAt: '' }, { ...made, alt: 'Another boat', updatedAt: '' })
    assert.deepEqual(stored(), files)
  })
})

describe('space for uploads', () => {
  test('is refused where too little would be left on the disk', async () => {
    await refuseOnFullDisk(dataDir, 0)
    await assert.rejects(refuseOnFullDisk(dataDir, Number.MAX_SAFE_INTEGER), DiskFull)
  })

  test('is limited for each account and day', async () => {
    await takeUploadQuota(payload, 901, DAILY_BYTES - 5000)
    await takeUploadQuota(payload, 901, 5000)
    await assert.rejects(takeUploadQuota(payload, 901, 1), (error) => {
      assert.ok(error instanceof QuotaUsedUp)
      assert.match(error.message, /500 MB of pictures today.*in 24 hours/)
      return error.retryAfterSeconds > 86_000
    })
    await takeUploadQuota(payload, 902, 5000)
  })

  test('is given to as many concurrent uploads as fit', async () => {
    const taken = await Promise.allSettled(
      Array.from({ length: 10 }, () => takeUploadQuota(payload, 903, DAILY_BYTES / 5)),
    )
    assert.equal(taken.filter(({ status }) => status === 'fulfilled').length, 5)
  })
})
