/** An annual report is published: uploaded, listed on a page, linked in a text, and downloaded by a visitor. */
import { readFile } from 'node:fs/promises'
import { expect, test } from './support/fixtures'
import { plainPdf } from './support/plain-pdf'

test('an annual report is uploaded, linked in a text with its kind and size, and downloaded', async ({
  page,
  making,
  editor,
  signInAs,
  expectedErrors,
}) => {
  expectedErrors.push(/422/)
  const { record } = await making('news')
  await signInAs('editor')
  await page.goto('/admin/collections/files/create?locale=en')
  const choose = (buffer: Buffer) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'Annual Report 2025.pdf', mimeType: 'application/pdf', buffer })
  await choose(plainPdf('/OpenAction<</S/JavaScript/JS(1)>>'))
  await page.getByLabel(/^Title/).fill('Our year 2025')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/Please print or export it as a plain PDF/).first()).toBeVisible({ timeout: 20_000 })
  await page.locator('[class*="remove"]').first().click()
  const whole = plainPdf()
  await choose(whole)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/\/admin\/collections\/files\/\d+/, { timeout: 20_000 })
  const id = Number(/files\/(\d+)/.exec(page.url())?.[1])

  await page.goto(`/admin/collections/news/${record.Id}?locale=en`)
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  const text = page.getByRole('textbox', { name: /^Text/ }).last()
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.locator('[data-tool="link"]').last().click()
  await page.getByRole('button', { name: 'Choose a file for download' }).click()
  await page.getByRole('dialog').getByText('Our year 2025').click()
  await page.getByRole('button', { name: 'Insert' }).click()
  await expect(text).toContainText('Our year 2025 (PDF, 1 kB)')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Updated successfully').first()).toBeVisible({ timeout: 20_000 })

  await expect(async () => {
    await page.goto(`/news-details/${record.Id}`)
    await expect(page.getByRole('link', { name: 'Our year 2025 (PDF, 1 kB)' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Our year 2025 (PDF, 1 kB)' }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('annual-report-2025.pdf')
  expect((await readFile(await download.path())).equals(whole)).toBe(true)

  const refused = await editor.request('DELETE', `/api/files/${id}`)
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('is offered to visitors')])
  const emptied = { detail: { text: '<p>Nothing</p>' }, _status: 'published' }
  await editor.request('PATCH', `/api/news/${record.Id}?locale=en`, { json: emptied })
  await expect
    .poll(async () => JSON.parse((await editor.request('GET', `/api/files/${id}`)).text).downloads, { timeout: 20_000 })
    .toBeGreaterThan(0)
  expect((await editor.request('DELETE', `/api/files/${id}`)).status).toBe(200)
})
