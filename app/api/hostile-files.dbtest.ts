/** Files that people with a grudge send, through every door that takes pictures (what is served: e2e/hostile-files.spec.ts). */
import { gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { makeAccount, signInWith } from '@/e2e/support/accounts'
import { dataOf, errorOf } from '@/e2e/support/client'
import { payloadUpload, pngClaiming } from '@/e2e/support/hostile-files'
import { rawSql } from '@/lib/platform/database/testing'
import { expect } from '@/lib/testing/expect'
import { clientWith, site, siteUrl, test } from './testing/fixtures'

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

/** Has an account have sent more pictures today than anybody may. */
async function useUpQuota(account: number): Promise<void> {
  const end = new Date(Date.now() + 3_600_000).toISOString()
  await rawSql(
    site,
    sql`INSERT INTO limits (key, points, expires_at) VALUES (${`uploads:${account}`}, 2000000000, ${end})`,
  )
}

test('none of them is taken, by either door', async ({ editor, making }) => {
  const { record } = await making('projects')
  for (const [what, name, mimeType, buffer] of HOSTILE) {
    const own = await editor.call('PUT', `projects/${record.Id}`, { multipart: { image1: { name, mimeType, buffer } } })
    expect(Object.keys(errorOf(own, 422).fields), what).toEqual(['image1'])
    const inner = await editor.request('POST', '/api/media', { multipart: payloadUpload(name, mimeType, buffer) })
    expect([400, 422], `${what}: ${inner.status}`).toContain(inner.status)
    expect(inner.text).not.toMatch(/node_modules|\bat [\w.]+ \(/)
  }
})

test('no address is fetched for a picture', async ({ editor }) => {
  const addressed = { alt: 'A boat', filename: 'x.png', url: `${siteUrl}/icon.svg` }
  const answer = await editor.request('POST', '/api/media', { json: addressed })
  expect(answer.status).toBe(422)
  expect(answer.text).toContain('not fetched')
})

test('who has sent too many pictures today is told so by either door, and may still write', async ({
  staff,
  making,
}) => {
  const account = await makeAccount(staff.administrator, 'editor')
  await useUpQuota(account.id)
  const client = clientWith(await signInWith(clientWith({}), account))
  const { record } = await making('projects')
  const file = { name: 'boat.png', mimeType: 'image/png', buffer: Buffer.alloc(5000, 7) }
  const own = await client.call('PUT', `projects/${record.Id}`, { multipart: { image1: file } })
  const inner = await client.request('POST', '/api/media', {
    multipart: payloadUpload(file.name, file.mimeType, file.buffer),
  })
  for (const answer of [own, inner]) {
    expect([answer.status, answer.text]).toEqual([429, expect.stringContaining('Your account has sent')])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000)
  }
  dataOf(await client.patch(`projects/${record.Id}`, { title: 'Words alone' }), 200)
})

test('a video of a site that is not on the list is refused with a sentence', async ({ editor, making }) => {
  const { record } = await making('videoGallery')
  for (const video of ['https://evil.example/film', 'https://www.youtube.com/redirect?q=//evil.example']) {
    const { fields } = errorOf(await editor.patch(`videoGallery/${record.Id}`, { video }), 422)
    expect(fields).toEqual({ video: expect.stringContaining('YouTube or Vimeo') })
  }
  expect(dataOf(await editor.get(`videoGallery/${record.Id}`), 200)).toEqual(record)
})
