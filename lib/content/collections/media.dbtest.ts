import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { after, beforeEach, describe, test } from 'node:test'
import sharp, { type Sharp } from 'sharp'
import { makeDueCopies } from '@/lib/content/media/copy-queue'
import { openTestDatabase } from '@/lib/platform/database/testing'

const site = await openTestDatabase()
const { payload, dataDir } = site
after(() => site.close())

const stored = () => readdirSync(path.join(dataDir, 'media')).sort()
const count = async () => (await payload.count({ collection: 'media' })).totalDocs

/** A picture that no other test has. */
let shade = 0
function drawing(width: number, height: number): Sharp {
  shade += 1
  return sharp({
    create: { width, height, channels: 3, background: { r: shade, g: 120, b: 90 } },
    limitInputPixels: false,
  })
}

function upload(data: Buffer, name: string, alt: string | null = 'A field of one colour') {
  const mimetype = name.endsWith('.jpg') ? 'image/jpeg' : 'image/png'
  const file = { data, name, mimetype, size: data.byteLength }
  return payload.create({ collection: 'media', data: { alt }, file })
}

const makeCopies = () => makeDueCopies({ payload, onFailure: (_name, error) => assert.fail(String(error)) })

beforeEach(async () => {
  await payload.delete({ collection: 'media', where: { id: { exists: true } } })
})

describe('what is no picture is refused with a sentence, and nothing is kept of it', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const files: Record<string, () => Promise<Buffer>> = {
    'a text renamed .png': async () => Buffer.from('Not a picture at all'),
    'a page renamed .png': async () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    'an SVG renamed .png': async () => Buffer.from(svg),
    'a truncated JPEG': async () => {
      const whole = await drawing(600, 400).jpeg().toBuffer()
      return whole.subarray(0, whole.length / 2)
    },
    'a picture of 60 megapixels': () => drawing(10_000, 6_000).png({ compressionLevel: 1 }).toBuffer(),
    'an empty file': async () => Buffer.alloc(0),
  }
  for (const [name, make] of Object.entries(files)) {
    test(name, async () => {
      const before = stored()
      await assert.rejects(upload(await make(), name.includes('JPEG') ? 'photo.jpg' : 'photo.png'), /picture|PNG/)
      assert.equal(await count(), 0)
      assert.deepEqual(stored(), before)
    })
  }

  test('an SVG that says so', async () => {
    const before = stored()
    const data = Buffer.from(svg)
    const file = { data, name: 'logo.svg', mimetype: 'image/svg+xml', size: data.byteLength }
    await assert.rejects(payload.create({ collection: 'media', data: { alt: 'Logo' }, file }))
    assert.equal(await count(), 0)
    assert.deepEqual(stored(), before)
  })

  for (const [name, inner, why] of [
    ['a script', '<script>alert(1)</script>', /program/],
    ['a foreign address', '<use href="https://evil.example/a.svg#b"/>', /address/],
    ['letters', '<text>Shapla</text>', /paths/],
    ['a filter', '<filter/>', /“filter”/],
  ] as const) {
    test(`an SVG with ${name}, in words that say what to do`, async () => {
      const data = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`)
      await assert.rejects(upload(data, 'logo.svg'), why)
      assert.equal(await count(), 0)
    })
  }

  test('a new file for a picture there is, which stays as it was', async () => {
    const { id, filename } = await upload(await drawing(40, 40).png().toBuffer(), 'kept.png')
    const before = stored()
    const data = Buffer.from('Not a picture')
    const file = { data, name: 'other.png', mimetype: 'image/png', size: data.byteLength }
    await assert.rejects(payload.update({ collection: 'media', id, data: {}, file }))
    assert.equal((await payload.findByID({ collection: 'media', id })).filename, filename)
    assert.deepEqual(stored(), before)
  })
})

test('an SVG of shapes is kept as a picture, and no file of it is an SVG', async () => {
  const data = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle cx="10" cy="10" r="9" fill="#b31"/></svg>',
  )
  const { filename, mimeType, width, height } = await upload(data, 'our-logo.svg')
  assert.match(String(filename), /^our-logo-[0-9a-f]{8}\.webp$/)
  assert.deepEqual([mimeType, width, height], ['image/webp', 1200, 600])
  assert.deepEqual(
    [...stored()].filter((name) => !/\.(?:webp|avif)$/.test(name)),
    [],
  )
})

describe('a picture', () => {
  test('becomes WebP under a name made from its bytes', async () => {
    const { filename, mimeType } = await upload(await drawing(600, 400).png().toBuffer(), 'River & Boats ২.png')
    assert.match(String(filename), /^river-boats-[0-9a-f]{8}\.webp$/)
    assert.equal(mimeType, 'image/webp')
    const { format } = await sharp(path.join(dataDir, 'media', String(filename))).metadata()
    assert.equal(format, 'webp')
  })

  test('has a name even when none of its letters can stand in one', async () => {
    const { filename } = await upload(await drawing(40, 40).png().toBuffer(), 'নদী.png')
    assert.match(String(filename), /^picture-[0-9a-f]{8}\.webp$/)
  })

  test('has copies in both formats at each width below its own', async () => {
    const { filename } = await upload(await drawing(1000, 500).png().toBuffer(), 'wide.png')
    await makeCopies()
    const { name } = path.parse(String(filename))
    const files = stored().filter((file) => file.startsWith(name))
    assert.deepEqual(
      files,
      [
        `${name}.webp`,
        `${name}-upright.avif`,
        ...[480, 800].flatMap((w) => [`${name}-${w}.avif`, `${name}-${w}.webp`]),
      ].sort(),
    )
    const small = await sharp(path.join(dataDir, 'media', `${name}-480.webp`)).metadata()
    assert.deepEqual({ width: small.width, height: small.height }, { width: 480, height: 240 })
  })

  test('has a cut for phones held upright, unless it is smaller', async () => {
    const { filename, upright } = await upload(await drawing(900, 700).png().toBuffer(), 'boat.png')
    await makeCopies()
    assert.equal(upright, true)
    const name = `${path.parse(String(filename)).name}-upright.avif`
    const { width, height } = await sharp(path.join(dataDir, 'media', name)).metadata()
    assert.deepEqual({ width, height }, { width: 540, height: 560 })
    const small = await upload(await drawing(520, 300).png().toBuffer(), 'small.png')
    assert.equal(small.upright, false)
  })

  test('wider than 2000 pixels is reduced to that', async () => {
    const { width, height } = await upload(await drawing(2400, 120).jpeg().toBuffer(), 'panorama.jpg')
    assert.deepEqual({ width, height }, { width: 2000, height: 100 })
  })

  test('needs alternative text', async () => {
    const before = stored()
    const data = await drawing(40, 40).png().toBuffer()
    await assert.rejects(upload(data, 'silent.png', null), /Alternative text/)
    await assert.rejects(upload(data, 'silent.png', '  '), /Alternative text/)
    assert.equal(await count(), 0)
    assert.deepEqual(stored(), before)
  })

  test('takes its files with it when it is deleted', async () => {
    const { id } = await upload(await drawing(500, 40).png().toBuffer(), 'gone.png')
    await payload.delete({ collection: 'media', id })
    assert.deepEqual(stored(), [])
  })
})
