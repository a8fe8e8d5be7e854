/** Hostile uploads over HTTP: what is served of them, and how large they may be. */
import sharp from 'sharp'
import { errorOf } from './support/client'
import { expect, test } from './support/fixtures'
import { oneColour, payloadUpload } from './support/hostile-files'
import { newPicture } from './support/records'

test('a picture’s appended script, name and type are dropped, and it is served as an image only', async ({
  anonymous,
  editor,
}) => {
  const buffer = Buffer.concat([await newPicture(), Buffer.from('<script>alert(1)</script>')])
  const made = await editor.request('POST', '/api/media', {
    multipart: payloadUpload('../x.php.html', 'text/html', buffer),
  })
  expect(made.status, made.text).toBe(201)
  const { doc } = JSON.parse(made.text) as { doc: { id: number; filename: string } }
  expect(doc.filename).toMatch(/^x-php-[0-9a-f]{8}\.webp$/)
  const served = await anonymous.request('GET', `/media/${doc.filename}`)
  expect(served.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
  expect(served.text).not.toContain('alert(1)')
  for (const change of [
    { filename: '../site.db' },
    { url: '/admin' },
    { sizes: { webp480: { filename: 'x' } }, width: 1 },
  ]) {
    const changed = await editor.request('PATCH', `/api/media/${doc.id}?uploadEdits[widthInPixels]=90000`, {
      json: change,
    })
    expect([200, 400]).toContain(changed.status)
  }
  const after = JSON.parse((await editor.request('GET', `/api/media/${doc.id}`)).text) as typeof doc & { width: number }
  expect([after.filename, after.width]).toEqual([doc.filename, 640])
  expect((await editor.request('DELETE', `/api/media/${doc.id}`)).status).toBe(200)
})

test('a file that is too large gets 413 with a sentence', async ({ editor, making }) => {
  const buffer = Buffer.alloc(16_000_000, 7)
  const inner = await editor.request('POST', '/api/media', {
    multipart: payloadUpload('large.png', 'image/png', buffer),
  })
  expect([inner.status, JSON.parse(inner.text)]).toEqual([
    413,
    { errors: [{ message: 'This file is too large: 15 MB at the most.' }] },
  ])
  const { record } = await making('faq')
  const own = await editor.call('PUT', `faq/${record.Id}`, {
    multipart: { x: { name: 'x.png', mimeType: 'image/png', buffer: Buffer.alloc(32_500_000) } },
  })
  expect(errorOf(own, 413).message).toMatch(/too large/)
})

/** Panoramas of 16 megapixels, of which no two are one: JPEG makes one of shades that lie close together. */
function largePictures(): Promise<Buffer[]> {
  const shift = Date.now() % 40
  return Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      sharp({ create: oneColour(8000, 2000, 40 * at + shift) })
        .jpeg({ quality: 40 })
        .toBuffer(),
    ),
  )
}

test('concurrent uploads of large pictures are all scaled down, while other requests are answered', async ({
  anonymous,
  editor,
}) => {
  const answers = Promise.all(
    (await largePictures()).map((buffer, at) =>
      editor.request('POST', '/api/media', { multipart: payloadUpload(`large-${at}.jpg`, 'image/jpeg', buffer) }),
    ),
  )
  expect((await anonymous.request('GET', '/api/v1/faq')).status).toBe(200)
  const docs = (await answers).map(({ status, text }) => {
    expect(status, text.slice(0, 300)).toBe(201)
    return (JSON.parse(text) as { doc: { id: number; filename: string; width: number; height: number } }).doc
  })
  expect(new Set(docs.map(({ filename }) => filename)).size).toBe(docs.length)
  for (const { id, filename, width, height } of docs) {
    expect([width, height]).toEqual([2000, 500])
    expect((await anonymous.request('GET', `/media/${filename}`)).status).toBe(200)
    expect((await editor.request('DELETE', `/api/media/${id}`)).status).toBe(200)
  }
})
