/**
 * The content API over HTTP, through the reverse proxy and Next's routing. The calls themselves are tested in process, type by type
 * (app/api/v1/*.dbtest.ts).
 */
import { clientWith } from './support/accounts'
import { dataOf, errorOf } from './support/client'
import { expect, test } from './support/fixtures'
import { HOSTILE_VALUES, wellFormed } from './support/hostile/hostile-values'
import { createRecord, newPicture, unique } from './support/records'

test('an API key creates, updates, translates and deletes a record', async ({
  playwright,
  siteUrl,
  apiKey,
  anonymous,
}) => {
  const { client, dispose } = await clientWith(playwright, siteUrl, { authorization: `Bearer ${apiKey}` })
  const { record, sent, remove } = await createRecord(client, 'news')
  const address = `news/${record.Id}`
  expect(record).toMatchObject(sent)
  expect(dataOf(await anonymous.get(address), 200)).toEqual(record)
  expect(await anonymous.list('news/')).toContainEqual(record)
  const versions = await anonymous.versions()
  const title = unique('changed')
  expect(dataOf(await client.put(address, { title }), 200)).toEqual({ ...record, title })
  expect(await anonymous.list('NEWS')).toContainEqual({ ...record, title })
  expect((await anonymous.versions()).news).not.toBe(versions.news)
  expect(dataOf(await client.patch(`${address}?locale=bn`, { title: 'বন্যা' }), 200).title).toBe('বন্যা')
  expect(dataOf(await client.delete(address), 200)).toEqual({ ...record, title })
  expect(errorOf(await anonymous.get(address), 404).code).toBe('not_found')
  await remove()
  await dispose()
})

test('errors have their status, code and fields', async ({ anonymous, editor, making }) => {
  const { record } = await making('faq')
  expect(errorOf(await anonymous.put(`faq/${record.Id}`, {}), 401).code).toBe('not_signed_in')
  expect(errorOf(await editor.get('nosuchtype'), 404).code).toBe('not_found')
  expect(Object.keys(errorOf(await editor.put(`faq/${record.Id}`, { question: '' }), 422).fields)).toEqual(['question'])
  const list = await editor.call('DELETE', 'faq')
  expect(errorOf(list, 405).code).toBe('method_not_allowed')
  expect(list.headers.allow?.split(', ').sort()).toEqual(['GET', 'HEAD'])
  const raw = { raw: 'a=b', headers: { 'content-type': 'text/plain' } }
  expect(errorOf(await editor.call('POST', 'faq/create-faq', raw), 415).code).toBe('unsupported_media_type')
  const large = await editor.post('faq/create-faq', { question: 'x'.repeat(1_000_001), answer: 'x' })
  expect(errorOf(large, 413).code).toBe('too_large')
  expect(dataOf(await anonymous.get(`faq/${record.Id}`), 200)).toEqual(record)
})

test('conditional requests get 304, and HEAD gets the headers of GET without a body', async ({
  anonymous,
  editor,
  making,
}) => {
  const { record } = await making('faq')
  for (const path of ['faq', `faq/${record.Id}`, 'faq?locale=bn', 'faq?limit=1', 'versions', 'openapi.json']) {
    const first = await anonymous.get(path)
    const etag = first.headers.etag ?? ''
    expect(etag, path).toMatch(/^"[^"]+"$/)
    for (const known of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const again = await anonymous.get(path, { 'if-none-match': known })
      expect([again.status, again.text, again.headers.etag], path).toEqual([304, '', etag])
    }
    expect((await anonymous.get(path, { 'if-none-match': '"other"' })).status).toBe(200)
    const head = await anonymous.call('HEAD', path)
    expect([head.status, head.text, head.headers.etag], path).toEqual([200, '', etag])
  }
  const before = await anonymous.get('faq')
  await editor.put(`faq/${record.Id}`, { answer: unique('other') })
  const after = await anonymous.get('faq', { 'if-none-match': before.headers.etag ?? '' })
  expect(after.status).toBe(200)
  expect(after.headers.etag).not.toBe(before.headers.etag)
})

test('a picture uploaded as a file is served', async ({ anonymous, editor, making }) => {
  const { record } = await making('banner')
  const multipart = { image: { name: 'Padma at dusk.PNG', mimeType: 'image/png', buffer: await newPicture() } }
  const { image } = dataOf(await editor.call('PUT', `banner/${record.Id}`, { multipart }), 200)
  expect(image).not.toBe(record.image)
  expect(image).toMatch(/^media\/[^/]+\.webp$/)
  const picture = await anonymous.request('GET', `/${image}`)
  expect(picture.status).toBe(200)
  expect(picture.headers['content-type']).toBe('image/webp')
})

test('hostile values in paths, languages, limits and picture names are refused', async ({ anonymous }) => {
  for (const [what, text] of Object.entries(HOSTILE_VALUES)) {
    const part = encodeURIComponent(wellFormed(text)).slice(0, 6000)
    for (const path of [part, `faq/${part}`, `${part}/1`, `faq/create-faq/${part}`]) {
      expect([400, 404], `${what}: ${path}`).toContain((await anonymous.get(path)).status)
    }
    for (const name of ['locale', 'limit', 'offset']) errorOf(await anonymous.get(`faq?${name}=${part}`), 422)
    expect(dataOf(await anonymous.get(`images?path=${part}`), 200), what).toEqual({})
    expect([400, 404], what).toContain((await anonymous.request('GET', `/media/${part}`)).status)
  }
})

test('path traversal in a picture’s name finds nothing', async ({ anonymous }) => {
  for (const name of ['..%2fsite.db', '..%2f..%2fpackage.json', '%2e%2e/secret', 'secret', 'site.db', 'a/../../x']) {
    expect([400, 404, 308], name).toContain((await anonymous.request('GET', `/media/${name}`)).status)
  }
})

test('HTML in a plain text is shown as text on the page', async ({ page, making }) => {
  const title = `${unique('tag')} <b id="injected">bold</b><img src=x onerror="window.injected=1">`
  await making('faq', { question: title })
  await page.goto('/')
  await expect(page.getByText(title)).toBeVisible()
  expect(await page.locator('#injected').count()).toBe(0)
  expect(await page.evaluate(() => 'injected' in window && window.injected === 1)).toBe(false)
})
