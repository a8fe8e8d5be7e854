/** The rich-text editor in the admin: what editors write is what the API returns, and no text is lost on the way. */
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

/** The text of a news item's own page, in its form. */
async function openText(page: Page, id: number | string) {
  await page.goto(`/admin/collections/news/${id}`)
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  return page.getByRole('textbox', { name: 'Text', exact: true })
}

test('an editor writes a page with bold, a list, a colour, a link and a picture, and the API returns them', async ({
  page,
  anonymous,
  making,
  signInAs,
}) => {
  const { record } = await making('newsCategoryDescription')
  await signInAs('administrator')
  const text = await openText(page, record.Id)
  const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true }).click()
  await text.click()
  await page.keyboard.press('ControlOrMeta+a')
  await tool('Bold')
  await tool('Colour')
  await page.getByRole('button', { name: 'Leaf green' }).click()
  await tool('Bulleted list')
  await text.press('ControlOrMeta+End')
  await tool('Link')
  await page.getByLabel('Address', { exact: true }).fill('example.org')
  await page.getByLabel('Words to show').fill('our friends')
  await page.keyboard.press('Enter')
  await tool('Picture')
  await page.getByRole('button', { name: 'Choose from the pictures' }).click()
  await page.locator('.list-drawer').getByRole('button', { name: 'weaver' }).click()
  await expect(page.getByLabel('Address of the picture')).toHaveValue(/^\/media\//)
  await page.getByRole('button', { name: 'Insert' }).click()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Updated successfully')).toBeVisible({ timeout: 20_000 })

  const stored = (await anonymous.list('newsCategoryDescription')).find(({ Id }) => Id === record.Id)?.text
  for (const part of [
    /<strong>/,
    /<span class="colour-leaf">/,
    /<ul><li>/,
    /href="https:\/\/example\.org"/,
    /<img src="\/media\//,
  ]) {
    expect(stored).toMatch(part)
  }
})

test('a picture that is dropped into a text is described, and goes to the pictures', async ({
  page,
  making,
  editor,
  signInAs,
}) => {
  const { record } = await making('newsCategoryDescription')
  await signInAs('editor')
  const text = await openText(page, record.Id)
  await expect(text).toBeVisible()
  await text.evaluate(async (element) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
    const context = canvas.getContext('2d')
    for (let x = 0; x < 640; x += 1) {
      if (context) context.fillStyle = `hsl(${(x + Date.now()) % 360} 80% 50%)`
      context?.fillRect(x, 0, 1, 480)
    }
    const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
    const dataTransfer = new DataTransfer()
    if (bytes) dataTransfer.items.add(new File([bytes], 'Our river.png', { type: 'image/png' }))
    const { left, top } = element.getBoundingClientRect()
    const at = { clientX: left + 60, clientY: top + 40 }
    element.dispatchEvent(new DragEvent('drop', { ...at, dataTransfer, bubbles: true, cancelable: true }))
  })
  await expect(page.getByText('Our river.png')).toBeVisible()
  await page.getByLabel('What the picture shows').fill('A river of all colours')
  await page.getByRole('button', { name: 'Insert' }).click()
  const picture = text.getByRole('img', { name: 'A river of all colours' })
  await expect(picture).toHaveAttribute('src', /^\/media\/our-river-[0-9a-f]{8}\.webp$/, { timeout: 20_000 })
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640)

  const name = (await picture.getAttribute('src'))?.split('/').at(-1)
  const { text: found } = await editor.request('GET', `/api/media?where[filename][equals]=${name}`)
  const [{ id, alt }] = JSON.parse(found).docs
  expect(alt).toBe('A river of all colours')
  expect((await editor.request('DELETE', `/api/media/${id}`)).status).toBe(200)
})

test('the text of a document of LibreOffice is put into a text, with its picture, and undone after it was saved', async ({
  page,
  making,
  editor,
  signInAs,
}) => {
  const { record } = await making('newsCategoryDescription')
  await signInAs('editor')
  const text = await openText(page, record.Id)
  await text.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.getByRole('toolbar').getByRole('button', { name: 'Document of Word' }).click()
  await page.getByLabel('Document of Word (.docx)').setInputFiles({
    name: 'letter.docx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('no document'),
  })
  await page.getByRole('button', { name: 'Insert' }).click()
  await expect(page.getByText('This is no document that can be read.')).toBeVisible()
  await page.getByLabel('Document of Word (.docx)').setInputFiles('e2e/support/libreoffice-7.4.docx')
  await page.getByRole('button', { name: 'Insert' }).click()
  await expect(text.getByRole('heading', { name: 'A year on the river' })).toBeVisible({ timeout: 20_000 })
  await expect(text.getByRole('row', { name: 'Boat 90,000' })).toBeVisible()
  const picture = text.getByRole('img', { name: 'A green boat' })
  await expect(picture).toHaveAttribute('src', /^\/media\/libreoffice-7-4-[0-9a-f]{8}\.webp$/)
  const name = (await picture.getAttribute('src'))?.replace('/media/', '')

  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Updated successfully')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('toolbar').getByRole('button', { name: 'Undo' }).click()
  await expect(text.getByRole('heading', { name: 'A year on the river' })).toBeHidden()
  // The words of the save before may still stand there.
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/api/news/'),
  )
  await page.getByRole('button', { name: 'Publish changes' }).click()
  expect((await saved).status()).toBe(200)
  const { text: found } = await editor.request('GET', `/api/media?where[filename][equals]=${name}`)
  expect((await editor.request('DELETE', `/api/media/${JSON.parse(found).docs[0].id}`)).status).toBe(200)
})

test('a change of language with unsaved text asks for confirmation first', async ({ page, making, signInAs }) => {
  const { record } = await making('news')
  await signInAs('editor')
  await page.goto(`/admin/collections/news/${record.Id}`)
  const title = page.getByLabel('Title', { exact: false }).first()
  const change = async () => {
    await page.locator('.localizer button').first().click()
    await page.getByRole('button', { name: 'বাংলা' }).click()
  }
  await expect(title).toBeEditable()
  await title.fill('Words that are not saved')
  await change()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(title).toHaveValue('Words that are not saved')
  expect(page.url()).not.toContain('locale=bn')
  await change()
  await page.getByRole('button', { name: 'Change without saving' }).click()
  await page.waitForURL(/locale=bn/)
  await expect(title).not.toHaveValue('Words that are not saved')
})

test('deleting a picture in use is refused, and the message names where it is used', async ({
  page,
  signInAs,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  await signInAs('editor')
  await page.goto('/admin')
  const { docs } = await page.evaluate(async () => (await fetch('/api/banners?depth=0&limit=1')).json())
  await page.goto(`/admin/collections/media/${docs[0].image1}`)
  await page.locator('.doc-controls__popup .popup-button').click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/is in use, so it was not deleted\. .*Banner “/)).toBeVisible()
})

test('what was written in the form of a new record can be undone once it is saved', async ({
  page,
  editor,
  signInAs,
}) => {
  await signInAs('editor')
  const text = await openText(page, 'create')
  await text.click()
  await page.keyboard.type('Boats for the delta')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await page.waitForURL(/\/collections\/news\/\d+/, { timeout: 20_000 })
  const id = /news\/(\d+)/.exec(page.url())?.[1]
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await expect(text).toHaveText('Boats for the delta')
  await page.getByRole('toolbar').getByRole('button', { name: 'Undo' }).click()
  await expect(text).toHaveText('')
  await page.goto('about:blank')
  expect((await editor.request('DELETE', `/api/news/${id}`)).status).toBe(200)
})
