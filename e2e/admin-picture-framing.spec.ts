/** A picture is cropped, and told what must stay in sight, in its form; the site's pages show it so. */
import type { Locator, Page } from '@playwright/test'
import type { Client } from './support/client'
import { expect, test } from './support/fixtures'
import { uploadedPicture } from './support/pictures-of-staff'
import { createRecord } from './support/records'

async function openPicture(page: Page, id: number): Promise<Locator> {
  await page.goto(`/admin/collections/media/${id}?locale=en`)
  const ring = page.getByRole('slider', { name: 'What must stay in sight' })
  await expect(ring).toBeVisible({ timeout: 20_000 })
  return ring
}

async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await saved).status()).toBe(200)
}

/** The picture of a news item as its page draws it. */
async function drawnIn(page: Page, news: number) {
  await page.goto(`/news-details/${news}`)
  const drawn = page.locator('main picture img').first()
  return drawn.evaluate((img: HTMLImageElement) => ({
    file: img.getAttribute('src')?.split('/').at(-1),
    position: getComputedStyle(img).objectPosition,
    ratio: Number(img.getAttribute('width')) / Number(img.getAttribute('height')),
  }))
}

const storedPicture = async (editor: Client, id: number) =>
  JSON.parse((await editor.request('GET', `/api/media/${id}?depth=0`)).text)

for (const width of [1440, 390]) {
  test(`what must stay in sight, and a crop, show on the site’s pages, at ${width} pixels`, async ({
    page,
    editor,
    anonymous,
    signInAs,
  }) => {
    const picture = await uploadedPicture(editor, 'framed-boat')
    const news = await createRecord(editor, 'news', { image: `media/${picture.filename}` })
    const { Id } = news.record
    await page.setViewportSize({ width, height: 900 })
    await signInAs('editor')

    const ring = await openPicture(page, picture.id)
    await ring.locator('..').scrollIntoViewIfNeeded()
    const box = await ring.locator('..').boundingBox()
    if (!box) throw new Error('No picture is shown.')
    // In sight by half at the least, whatever lies over the screen's edges.
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.6, { steps: 3 })
    await page.mouse.up()
    await expect(ring).toHaveAttribute('aria-valuetext', '20 % from the left, 60 % from the top')
    for (const key of ['Shift+ArrowUp', 'ArrowUp', 'ArrowLeft']) await ring.press(key)
    await expect(ring).toHaveAttribute('aria-valuetext', '19 % from the left, 49 % from the top')
    await save(page)
    expect((await storedPicture(editor, picture.id)).focus).toEqual({ x: 19, y: 49 })
    await expect(async () => {
      expect(await drawnIn(page, Id)).toMatchObject({ file: picture.filename, position: '20% 50%' })
    }).toPass()

    await openPicture(page, picture.id)
    await page.getByRole('button', { name: 'Crop', exact: true }).click()
    const corner = page.getByRole('button', { name: /^Lower right corner/ })
    // By 100 pixels with the keys that the frame knows: of 560 at the most.
    await corner.focus()
    for (const key of ['Control+ArrowLeft', 'Control+ArrowUp']) await corner.press(key)
    await expect(page.getByText('The whole picture is kept')).toBeVisible()
    await page.getByRole('button', { name: 'Done cropping' }).click()
    await save(page)
    const cropped = await storedPicture(editor, picture.id)
    expect(cropped.crop).toMatchObject({ x: 0, y: 0 })
    expect(cropped.width).toBeLessThan(640)
    await expect(async () => {
      const { file, ratio } = await drawnIn(page, Id)
      expect(file).toBe(cropped.filename)
      expect(ratio).toBeCloseTo(cropped.width / cropped.height)
    }).toPass()
    const { status, headers } = await anonymous.request('GET', `/media/${picture.filename}`)
    expect([status, headers.location]).toEqual([308, `/media/${cropped.filename}`])

    // The whole of it is shown to be cropped otherwise, to staff alone.
    await openPicture(page, picture.id)
    await page.getByRole('button', { name: 'Crop', exact: true }).click()
    const whole = page.locator('.ReactCrop img').first()
    await expect.poll(() => whole.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640)
    expect((await anonymous.request('GET', `/api/media/${picture.id}/whole`)).status).toBe(401)
    await page.getByRole('button', { name: 'Show the whole picture' }).click()
    await save(page)
    expect(await storedPicture(editor, picture.id)).toMatchObject({ width: 640, height: 360, crop: null })

    await page.goto('about:blank')
    await news.remove()
    expect((await editor.request('DELETE', `/api/media/${picture.id}`)).status).toBe(200)
  })
}

test('what a picture shows is written in both languages in one form', async ({ page, editor, signInAs }) => {
  const picture = await uploadedPicture(editor, 'described-boat')
  await signInAs('editor')
  await page.goto(`/admin/collections/media/${picture.id}?locale=bn`)
  const [english, bangla] = [page.getByLabel('English', { exact: true }), page.getByLabel('Bangla', { exact: true })]
  await expect(page.getByText('Bangla missing')).toBeVisible({ timeout: 20_000 })
  await english.fill('A boat at the landing')
  await bangla.fill('ঘাটে একটি নৌকা')
  await expect(page.getByText('Bangla missing')).toBeHidden()
  await save(page)
  const { text } = await editor.request('GET', `/api/media/${picture.id}?locale=all&depth=0`)
  expect(JSON.parse(text).alt).toEqual({ en: 'A boat at the landing', bn: 'ঘাটে একটি নৌকা' })
  await page.reload()
  await expect(english).toHaveValue('A boat at the landing', { timeout: 20_000 })
  await expect(bangla).toHaveValue('ঘাটে একটি নৌকা')
  await page.goto('about:blank')
  expect((await editor.request('DELETE', `/api/media/${picture.id}`)).status).toBe(200)
})
