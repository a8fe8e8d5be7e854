/** What becomes of files from anybody. No database is needed, but sharp in a process of its own is. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { gifClaiming, METADATA_CANARY, oneColour, pngClaiming, withMetadata } from '@/e2e/support/hostile-files'
import { NotAPicture, reencodePicture } from './reencode-picture'

const refused = (bytes: Buffer) => assert.rejects(reencodePicture(bytes), NotAPicture)

describe('no picture is', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(svg, 'utf16le')])
  const entities = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "${'a'.repeat(99)}">]><svg>&a;&a;</svg>`
  const files: Record<string, Buffer | Promise<Buffer>> = {
    nothing: Buffer.alloc(0),
    'an SVG': Buffer.from(svg),
    'an SVG, packed': gzipSync(svg),
    'an SVG in UTF-16': utf16,
    'an SVG after a byte order mark and spaces': Buffer.from(`\ufeff  \n${svg}`),
    'an SVG with entities': Buffer.from(entities),
    'an SVG in another name of its kind': Buffer.from(svg.replaceAll('svg', 's:svg').replace('xmlns', 'xmlns:s')),
    'a PDF': Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF'),
    'a page': Buffer.from('<!doctype html><script>alert(1)</script>'),
    'a program': Buffer.from('#!/bin/sh\nreboot\n'),
    'PHP behind a GIF’s first letters': Buffer.from('GIF89a<?php system($_GET["x"]) ?>'),
    'JavaScript that begins as a GIF': Buffer.from('GIF89a/*xx*/=1;alert(1)'),
    'an archive': Buffer.from('504b0304140000000800', 'hex'),
    'an icon': Buffer.from('00000100010010100000010020006804000016000000', 'hex'),
    'a BMP': Buffer.from('424d3a0000000000000036000000280000000100000001000000010018000000000004', 'hex'),
    'a TIFF': sharp({ create: oneColour(9, 9) })
      .tiff()
      .toBuffer(),
    'a JPEG XL': Buffer.from('0000000c4a584c200d0a870a', 'hex'),
    'a HEIC': Buffer.from('00000018667479706865696300000000686569636d696631', 'hex'),
    'an AVIF that is none': Buffer.from('0000001c6674797061766966000000006d696631617669666d696166', 'hex'),
    'half a JPEG': sharp({ create: oneColour(600, 400) })
      .jpeg()
      .toBuffer()
      .then((all) => all.subarray(0, all.length / 2)),
    'a PNG whose rows are missing': pngClaiming(400, 400, deflateSync(Buffer.alloc(10))),
  }
  for (const [name, bytes] of Object.entries(files)) test(name, async () => refused(await bytes))
})

test('a photo as iPhones keep it is refused with what to do', () =>
  assert.rejects(
    reencodePicture(Buffer.from('00000018667479706865696300000000686569636d696631', 'hex')),
    /Most Compatible.*as a JPEG/,
  ))

test('a JPEG in the four colours of printing comes out in those of screens', async () => {
  const printed = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#d02010' } })
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer()
  assert.equal((await sharp(printed).metadata()).space, 'cmyk')
  const { data, info } = await sharp(await reencodePicture(printed))
    .raw()
    .toBuffer({ resolveWithObject: true })
  assert.equal(info.channels, 3)
  const [red = 0, green = 0, blue = 0] = data
  assert.ok(red > 150 && green < 90 && blue < 90, `${red} ${green} ${blue}`)
})

describe('too large is', () => {
  test('a PNG of 10 KB that claims 60 megapixels', () => refused(pngClaiming(10_000, 6_000)))
  test('a PNG that claims two billion lines', () => refused(pngClaiming(1, 2 ** 31 - 1)))
  test('a GIF of 65,535 pixels in square', () => refused(gifClaiming(65_535, 65_535)))
  test('a WebP that must be unpacked whole', async () =>
    refused(
      await sharp({ create: oneColour(7000, 6500) })
        .webp({ effort: 0 })
        .toBuffer(),
    ))
})

describe('a picture', () => {
  test('comes out upright, without place, camera, profile and thumbnail', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const given = await withMetadata(format)
      assert.ok(given.includes(METADATA_CANARY), `${format} carries it`)
      const made = await reencodePicture(given)
      assert.ok(!made.includes(METADATA_CANARY), format)
      const { exif, icc, xmp, iptc, orientation, width, height } = await sharp(made).metadata()
      assert.deepEqual(
        { exif, icc, xmp, iptc, orientation },
        { exif: undefined, icc: undefined, xmp: undefined, iptc: undefined, orientation: undefined },
      )
      assert.deepEqual([width, height], [200, 300], `${format} is turned`)
    }
  })

  test('leaves behind what was hidden after it', async () => {
    const whole = await sharp({ create: oneColour(30, 30) })
      .png()
      .toBuffer()
    for (const tail of ['PK\u0003\u0004 a zip', '<script>alert(1)</script>', '%PDF-1.4', '<?php system(1) ?>']) {
      const made = await reencodePicture(Buffer.concat([whole, Buffer.from(tail)]))
      assert.ok(!made.includes(tail.slice(-12)))
    }
  })

  test('that moves stands still, at its first frame', async () => {
    const frames = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        sharp({ create: oneColour(400, 300, at * 9) })
          .png()
          .toBuffer(),
      ),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ loop: 0 })
      .toBuffer()
    assert.equal((await sharp(moving).metadata()).pages, 20)
    const { pages, width, height } = await sharp(await reencodePicture(moving)).metadata()
    assert.deepEqual([pages, width, height], [undefined, 400, 300])
  })

  test('that is endlessly long or wide is refused', async () => {
    for (const [width, height] of [
      [8, 60_000],
      [60_000, 8],
    ] as const) {
      const picture = await sharp({ create: oneColour(width, height) })
        .png()
        .toBuffer()
      await assert.rejects(reencodePicture(picture), /50 times the other at the most/)
    }
  })

  test('that is very long or wide is made to fit', async () => {
    for (const [width, height] of [
      [200, 10_000],
      [10_000, 200],
      [2500, 9000],
    ] as const) {
      const made = await sharp(
        await reencodePicture(
          await sharp({ create: oneColour(width, height) })
            .png()
            .toBuffer(),
        ),
      ).metadata()
      assert.ok(made.width >= 1 && made.width <= 2000 && made.height >= 1 && made.height <= 4000)
    }
  })

  test('in the colours of print becomes one of screens', async () => {
    const print = await sharp({ create: oneColour(50, 50) })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer()
    assert.equal((await sharp(print).metadata()).space, 'cmyk')
    assert.equal((await sharp(await reencodePicture(print)).metadata()).space, 'srgb')
  })
})

test('ten of 50 megapixels at once take less than 200 MB', async () => {
  const large = await sharp({ create: oneColour(8660, 5770) })
    .jpeg({ quality: 50 })
    .toBuffer()
  const heavy = await sharp({ create: oneColour(6000, 6000) })
    .webp({ effort: 0, quality: 50 })
    .toBuffer()
  const before = process.memoryUsage.rss()
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 5)
  await Promise.all(Array.from({ length: 10 }, (_, at) => reencodePicture(at % 2 ? large : heavy)))
  clearInterval(watch)
  assert.ok(peak - before < 200_000_000, `${Math.round((peak - before) / 1e6)} MB`)
})
