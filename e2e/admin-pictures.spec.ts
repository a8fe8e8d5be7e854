/** A picture's file is replaced everywhere at once and comes back; one that was taken away is nowhere any more. */
import type { Page } from '@playwright/test'
import type { Client } from './support/client'
import { expect, test } from './support/fixtures'
import { uploadedPicture } from './support/pictures-of-staff'
import { createRecord, newPicture } from './support/records'

const stemOf = (filename: string) => filename.replace('.webp', '')

/** A picture in five places: in two fields, in the gallery, and in a text of both languages. */
async function usedPicture(editor: Client) {
  const picture = await uploadedPicture(editor, 'first-boat')
  const image = `media/${picture.filename}`
  const text = (words: string) => `<p>${words}</p><figure><img src="/${image}" alt="${words}"></figure>`
  const news = await createRecord(editor, 'news', { image })
  const event = await createRecord(editor, 'events', { image })
  const inGallery = await createRecord(editor, 'imageGallery', { image })
  for (const [locale, words] of [
    ['en', 'Our boat'],
    ['bn', 'আমাদের নৌকা'],
  ] as const) {
    const json = { detail: { text: text(words) }, _status: 'published' }
    const saved = await editor.request('PATCH', `/api/news/${news.record.Id}?locale=${locale}`, { json })
    expect(saved.status, saved.text).toBe(200)
  }
  const remove = async () => {
    for (const one of [news, event, inGallery]) await one.remove()
    expect((await editor.request('DELETE', `/api/media/${picture.id}`)).status).toBe(200)
  }
  return { picture, news: news.record.Id, remove }
}

async function openPicture(page: Page, id: number): Promise<void> {
  await page.goto(`/admin/collections/media/${id}?locale=en`)
  await expect(page.getByRole('heading', { name: 'Where it is used' })).toBeVisible({ timeout: 20_000 })
}

for (const width of [1440, 390]) {
  test(`a file is replaced in five places and comes back, at ${width} pixels`, async ({
    page,
    editor,
    anonymous,
    signInAs,
  }) => {
    const { picture, news, remove } = await usedPicture(editor)
    const shows = async (name: string) => {
      for (const language of ['', '/bn']) {
        const { text } = await anonymous.request('GET', `${language}/news-details/${news}`)
        expect(text).toContain(`/media/${name}`)
        expect(text.match(new RegExp(`/media/${name}[\\w-]*\\.webp`, 'g'))?.length ?? 0).toBeGreaterThan(1)
      }
      const gallery = await anonymous.list('imageGallery')
      expect(gallery.some(({ image }) => String(image).includes(name))).toBe(true)
    }
    await page.setViewportSize({ width, height: 900 })
    await signInAs('editor')
    await openPicture(page, picture.id)
    await expect(page.getByText('In 5 places')).toBeVisible()
    await expect(page.getByRole('link', { name: /Text \(Bangla\)$/ })).toHaveAttribute(
      'href',
      `/admin/collections/news/${news}`,
    )

    await page.locator('.file-details__remove, .file-field__remove, [class*="remove"]').first().click()
    await page.locator('input[type="file"]').setInputFiles({
      name: 'second-ship.png',
      mimeType: 'image/png',
      buffer: await newPicture(),
    })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Updated successfully').first()).toBeVisible({ timeout: 20_000 })
    await expect(async () => shows('second-ship-')).toPass()
    const old = await anonymous.request('GET', `/media/${picture.filename}`)
    expect([old.status, old.headers.location]).toEqual([308, expect.stringMatching(/^\/media\/second-ship-\w+\.webp$/)])

    const earlier = page.getByRole('img', { name: /^Earlier file: first-boat/ })
    await earlier.scrollIntoViewIfNeeded()
    await expect(earlier).toBeVisible()
    await expect.poll(() => earlier.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480)
    await page.getByRole('button', { name: 'Bring back' }).click()
    await expect(page.getByText('The earlier file shows again')).toBeVisible({ timeout: 20_000 })
    await expect(async () => shows('first-boat-')).toPass()
    await expect(page.getByText('In 5 places')).toBeVisible()
    // The form looks its places up once more.
    await page.goto('about:blank')
    await remove()
  })
}

test('a picture that was taken away is nowhere any more, and another stands in its places', async ({
  page,
  editor,
  anonymous,
  signInAs,
  expectedErrors,
}) => {
  // The form still asks for the picture's thumbnail.
  expectedErrors.push(/404/)
  const { picture, news, remove } = await usedPicture(editor)
  const copy = `/media/${stemOf(picture.filename)}-480.webp`
  expect((await anonymous.request('GET', copy)).status).toBe(200)
  await signInAs('editor')
  await openPicture(page, picture.id)
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /weaver/ })
    .click()
  await expect(page.getByRole('button', { name: 'Show nothing instead' })).toBeVisible()
  await page.getByRole('button', { name: 'Show nothing instead' }).click()
  await page.getByRole('button', { name: 'Take away from the site' }).click()
  await expect(page.getByText('It is used in 5 places, which will show no picture.')).toBeVisible()
  await page.getByRole('button', { name: 'Take away', exact: true }).click()
  await expect(page.getByText(/^This picture was taken away on/)).toBeVisible({ timeout: 20_000 })

  for (const address of [copy, `/media/${picture.filename}`, `/media/${stemOf(picture.filename)}-480.avif`]) {
    await expect(async () => expect((await anonymous.request('GET', address)).status).toBe(410)).toPass()
  }
  for (const address of [`/news-details/${news}`, `/bn/news-details/${news}`, '/image-gallery', '/news', '/']) {
    await expect(async () => {
      expect((await anonymous.request('GET', address)).text).not.toContain(stemOf(picture.filename))
    }).toPass()
  }
  await remove()
})
