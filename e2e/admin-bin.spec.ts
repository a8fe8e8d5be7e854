/** What staff delete is nowhere on the site any more, waits in the bin, and comes back to its old address. */
import type { ContentType } from '@/lib/shared/content/types'
import type { Client } from './support/client'
import { CONTRACT } from './support/contract'
import { expect, test } from './support/fixtures'
import { plainPdf } from './support/plain-pdf'
import { createRecord, newPicture, unique } from './support/records'

/** The entry of the bin with a record. */
const entryOf = async (editor: Client, record: unknown): Promise<number> => {
  const { text } = await editor.request('GET', '/admin/bin')
  const [, id] = new RegExp(`id="entry-(\\d+)" data-record="[\\w-]+/${record}"`).exec(text) ?? []
  expect(id, `No record ${record} is in the bin.`).toBeDefined()
  return Number(id)
}

const bringBack = (editor: Client, id: number) => editor.request('POST', '/api/bin/bring-back', { json: { id } })

for (const type of Object.keys(CONTRACT) as ContentType[]) {
  // Those of parents come and go with them.
  if (CONTRACT[type].parent !== undefined || type === 'projectSubCategory') continue
  test(`${type}: gone with its deletion, and back in the API under its Id`, async ({ editor, anonymous }) => {
    const { record, remove } = await createRecord(editor, type)
    const listed = async () => (await anonymous.list(type)).find(({ Id }) => Id === record.Id)
    const before = await listed()
    await remove()
    await expect(async () => expect(await listed()).toBeUndefined()).toPass()
    const entry = await entryOf(editor, record.Id)
    const { status, text } = await bringBack(editor, entry)
    expect([status, JSON.parse(text).id], text).toEqual([200, record.Id])
    await expect(async () => expect(await listed()).toEqual(before)).toPass()
    await remove()
  })
}

for (const width of [1440, 390]) {
  test(`a news item is deleted in its form and brought back from the bin, at ${width} pixels`, async ({
    page,
    editor,
    anonymous,
    signInAs,
  }) => {
    const title = unique('Ferry')
    const { record, remove } = await createRecord(editor, 'news', { title })
    const address = `/news-details/${record.Id}`
    const status = async (path: string) => (await anonymous.request('GET', path)).status
    await expect(async () => expect(await status(address)).toBe(200)).toPass()
    await page.setViewportSize({ width, height: 900 })
    await signInAs('editor')
    await page.goto(`/admin/collections/news/${record.Id}?locale=en`)
    await page.locator('.doc-controls__popup .popup-button').click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('stays in the bin for 30 days')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await page.waitForURL(/collections\/news(\?|$)/)
    await expect(async () => expect(await status(address)).toBe(404)).toPass()

    await page.goto('/admin/bin')
    const row = page.locator('[data-record]').filter({ hasText: title })
    await expect(row).toContainText('Goes for good in 30 days')
    await row.getByRole('button', { name: 'Bring back' }).click()
    await expect(page.getByText(`“${title}” is where it was.`)).toBeVisible()
    await expect(row).toBeHidden()
    await expect(async () => expect(await status(address)).toBe(200)).toPass()
    await expect(async () => expect((await anonymous.request('GET', '/news')).text).toContain(title)).toPass()
    await remove()
  })
}

test('a picture and a file for download are sent to nobody while they are in the bin', async ({
  editor,
  anonymous,
}) => {
  const uploads = [
    {
      collection: 'media',
      folder: 'media',
      payload: { alt: 'A kite' },
      name: 'kite.png',
      mimeType: 'image/png',
      buffer: await newPicture(),
    },
    {
      collection: 'files',
      folder: 'files',
      payload: { title: unique('Report') },
      name: 'report.pdf',
      mimeType: 'application/pdf',
      buffer: plainPdf(),
    },
  ]
  for (const { collection, folder, payload, ...file } of uploads) {
    const multipart = { _payload: JSON.stringify(payload), file }
    const { status, text } = await editor.request('POST', `/api/${collection}`, { multipart })
    expect(status, text).toBe(201)
    const { doc } = JSON.parse(text)
    const sent = async () => (await anonymous.request('GET', `/${folder}/${doc.filename}`)).status
    await expect(async () => expect(await sent()).toBe(200)).toPass()
    expect((await editor.request('DELETE', `/api/${collection}/${doc.id}`)).status).toBe(200)
    await expect(async () => expect(await sent()).toBe(404)).toPass()
    expect((await bringBack(editor, await entryOf(editor, doc.id))).status).toBe(200)
    await expect(async () => expect(await sent()).toBe(200)).toPass()
    expect((await editor.request('DELETE', `/api/${collection}/${doc.id}`)).status).toBe(200)
  }
})

test('somebody who may not delete content neither sees the bin nor brings anything back', async ({
  editor,
  staff: { treasurer },
  page,
  signInAs,
}) => {
  const { record, remove } = await createRecord(editor, 'news')
  await remove()
  const entry = await entryOf(editor, record.Id)
  expect((await bringBack(treasurer, entry)).status).toBe(403)
  expect((await treasurer.request('POST', '/api/bin/delete', { json: { id: entry } })).status).toBe(403)
  await signInAs('treasurer')
  await page.goto('/admin/bin')
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.locator('#nav-bin')).toHaveCount(0)
})

test('what is deleted for good is not brought back', async ({ editor, page, signInAs }) => {
  const title = unique('Gone')
  const { record, remove } = await createRecord(editor, 'news', { title })
  await remove()
  const entry = await entryOf(editor, record.Id)
  await signInAs('editor')
  await page.goto('/admin/bin')
  const row = page.locator('[data-record]').filter({ hasText: title })
  await row.getByRole('button', { name: 'Delete for good' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText(`“${title}” was deleted for good.`)).toBeVisible()
  await expect(row).toBeHidden()
  expect((await bringBack(editor, entry)).status).toBe(404)
})
