/** Files that people with a grudge send, through every door that takes pictures, over HTTP. */
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { clientWith, makeAccount, signIn } from './support/accounts'
import { dataOf, failureOf } from './support/client'
import { expect, test } from './support/fixtures'
import { oneColour, pngClaiming } from './support/hostile-files'
import { newPicture } from './support/samples'
import { useUpQuota } from './support/site-database'
import type { Database } from './support/sites'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

const HOSTILE: [what: string, name: string, type: string, bytes: Buffer][] = [
  ['an SVG', 'logo.svg', 'image/svg+xml', Buffer.from(SVG)],
  ['an SVG as a PNG', 'logo.png', 'image/png', Buffer.from(SVG)],
  ['a packed SVG', 'logo.svgz', 'image/svg+xml', gzipSync(SVG)],
  ['a page', 'page.png', 'image/png', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['PHP as a GIF', 'x.php.gif', 'image/gif', Buffer.from('GIF89a<?php system(1) ?>')],
  ['a bomb', 'bomb.png', 'image/png', pngClaiming(10_000, 6000)],
  ['a PDF', 'form.pdf', 'application/pdf', Buffer.from('%PDF-1.7\n%%EOF')],
  ['a video', 'film.mp4', 'video/mp4', Buffer.from('00000018667479706d703432', 'hex')],
]

const payloadsFile = (name: string, mimeType: string, buffer: Buffer) => ({
  _payload: JSON.stringify({ alt: 'A boat' }),
  file: { name, mimeType, buffer },
})

test('none of them is taken, by either door', async ({ editor, making }) => {
  const { record } = await making('projects')
  for (const [what, name, mimeType, buffer] of HOSTILE) {
    const own = await editor.call('PUT', `projects/${record.Id}`, { multipart: { image1: { name, mimeType, buffer } } })
    expect(Object.keys(failureOf(own, 422).fields), what).toEqual(['image1'])
    const inner = await editor.request('POST', '/api/media', { multipart: payloadsFile(name, mimeType, buffer) })
    expect([400, 422], `${what}: ${inner.status}`).toContain(inner.status)
    expect(inner.text).not.toMatch(/node_modules|\bat [\w.]+ \(/)
  }
})

test('a picture’s tail, name and type are left at the door; what is served cannot run', async ({
  anonymous,
  editor,
}) => {
  const buffer = Buffer.concat([await newPicture(), Buffer.from('<script>alert(1)</script>')])
  const made = await editor.request('POST', '/api/media', {
    multipart: payloadsFile('../x.php.html', 'text/html', buffer),
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

test('no address is fetched for a picture', async ({ editor, siteUrl }) => {
  const addressed = { alt: 'A boat', filename: 'x.png', url: `${siteUrl}/icon.svg` }
  const answer = await editor.request('POST', '/api/media', { json: addressed })
  expect(answer.status).toBe(422)
  expect(answer.text).toContain('not fetched')
})

test('a file that is too large is refused with a sentence', async ({ editor, making }) => {
  const buffer = Buffer.alloc(16_000_000, 7)
  const inner = await editor.request('POST', '/api/media', {
    multipart: payloadsFile('large.png', 'image/png', buffer),
  })
  expect([inner.status, JSON.parse(inner.text)]).toEqual([
    413,
    { errors: [{ message: 'This file is too large: 15 MB at the most.' }] },
  ])
  const { record } = await making('faq')
  const own = await editor.call('PUT', `faq/${record.Id}`, {
    multipart: { x: { name: 'x.png', mimeType: 'image/png', buffer: Buffer.alloc(32_500_000) } },
  })
  expect(failureOf(own, 413).message).toMatch(/too large/)
})

test('who has sent too many pictures today is told so by either door, and may still write', async ({
  playwright,
  siteUrl,
  staff,
  making,
}, { project }) => {
  const account = await makeAccount(staff.administrator, 'editor')
  await useUpQuota(project.name as Database, account.id)
  const { client, dispose } = await clientWith(playwright, siteUrl, await signIn(playwright, siteUrl, account))
  const { record } = await making('projects')
  const file = { name: 'boat.png', mimeType: 'image/png', buffer: Buffer.alloc(5000, 7) }
  const own = await client.call('PUT', `projects/${record.Id}`, { multipart: { image1: file } })
  const inner = await client.request('POST', '/api/media', {
    multipart: payloadsFile(file.name, file.mimeType, file.buffer),
  })
  for (const answer of [own, inner]) {
    expect([answer.status, answer.text]).toEqual([429, expect.stringContaining('Your account has sent')])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000)
  }
  dataOf(await client.patch(`projects/${record.Id}`, { title: 'Words alone' }), 200)
  await dispose()
})

/** Panoramas of 16 megapixels, of which no two are one. */
const largePictures = () =>
  Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      sharp({ create: oneColour(8000, 2000, 40 * at + (Date.now() % 40)) })
        .jpeg({ quality: 40 })
        .toBuffer(),
    ),
  )

test('large pictures that come all at once are all taken, drawn smaller, and others are answered', async ({
  anonymous,
  editor,
}) => {
  const answers = Promise.all(
    (await largePictures()).map((buffer, at) =>
      editor.request('POST', '/api/media', { multipart: payloadsFile(`large-${at}.jpg`, 'image/jpeg', buffer) }),
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

test('a video of a site that is not on the list is refused with a sentence', async ({ editor, making }) => {
  const { record } = await making('videoGallery')
  for (const video of ['https://evil.example/film', 'https://www.youtube.com/redirect?q=//evil.example']) {
    const { fields } = failureOf(await editor.patch(`videoGallery/${record.Id}`, { video }), 422)
    expect(fields).toEqual({ video: expect.stringContaining('YouTube or Vimeo') })
  }
  expect(dataOf(await editor.get(`videoGallery/${record.Id}`), 200)).toEqual(record)
})
