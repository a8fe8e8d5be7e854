/** The list of pictures: looked through, tagged and deleted many at once; and many are added from a phone, one of which fails. */

import type { Client } from './support/client'
import { expect, test } from './support/fixtures'
import { newPicture, unique } from './support/records'

interface StoredPicture {
  id: number
  filename: string
  tags?: string[]
}

const picturesNamed = async (editor: Client, part: string): Promise<StoredPicture[]> => {
  const { text } = await editor.request('GET', `/api/media?depth=0&limit=100&where[filename][like]=${part}`)
  return JSON.parse(text).docs
}

const remove = async (editor: Client, pictures: readonly StoredPicture[]) => {
  for (const { id } of pictures) expect((await editor.request('DELETE', `/api/media/${id}`)).status).toBe(200)
}

const file = async (name: string) => ({ name: `${name}.png`, mimeType: 'image/png', buffer: await newPicture(480) })

test('twenty pictures from a phone: one is no picture, one breaks off on the way, and nothing of the others is lost', async ({
  page,
  editor,
  signInAs,
  expectedErrors,
}) => {
  expectedErrors.push(/422/, /409/, /ERR_FAILED|net::/)
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs('editor')
  await page.goto('/admin/collections/media?locale=en')
  const phone = unique('phone').replaceAll(' ', '-')
  const files = await Promise.all(Array.from({ length: 19 }, (_, at) => file(`${phone}-${at}`)))
  const [first] = files
  files.splice(7, 0, { name: 'phone-notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') })
  let sent = 0
  await page.route('**/api/media?describe=later**', async (route) => {
    sent += 1
    if (sent === 3) await route.abort('connectionreset')
    else await route.continue()
  })
  await page.locator('input[type=file]').setInputFiles(files)

  const panel = page.getByRole('region', { name: 'Pictures that are being added' })
  const rows = panel.getByRole('listitem')
  await expect(rows).toHaveCount(20)
  // Words are written while the pictures go up.
  await rows.first().getByLabel('What it shows, in English').fill('A ferry at noon')
  await rows.first().getByLabel('What it shows, in Bangla').fill('দুপুরের ফেরি')
  await expect(panel.getByText('19 of 20 are there')).toBeVisible({ timeout: 120_000 })
  const failed = rows.filter({ hasText: 'phone-notes.png' })
  await expect(failed.getByRole('alert')).toContainText('This file is not a picture')
  await panel.getByRole('button', { name: 'Done' }).click()
  await expect(panel).toBeHidden()

  const stored = await picturesNamed(editor, phone)
  expect(stored).toHaveLength(19)
  const described = stored.find(({ filename }) => filename.startsWith(`${phone}-0-`))
  for (const [locale, words] of [
    ['en', 'A ferry at noon'],
    ['bn', 'দুপুরের ফেরি'],
  ]) {
    const { text } = await editor.request('GET', `/api/media/${described?.id}?locale=${locale}`)
    expect(JSON.parse(text).alt).toBe(words)
  }
  await page.goto(`/admin/collections/media?locale=en&show=undescribed&q=${phone}`)
  await expect(page.getByText('18 pictures')).toBeVisible()

  // The same bytes once more add nothing.
  await page.locator('input[type=file]').setInputFiles([first as (typeof files)[number]])
  await expect(panel.getByText(`This picture is there already, as ${phone}-0.`)).toBeVisible()
  expect(await picturesNamed(editor, phone)).toHaveLength(19)
  await remove(editor, stored)
})

test('pictures are found by what they show, tagged and deleted many at once, and opened over the list', async ({
  page,
  editor,
  signInAs,
  expectedErrors,
}) => {
  // One of those that are to be deleted is in use.
  expectedErrors.push(/409/)
  const word = unique('Dawn').replaceAll(' ', '-')
  for (const name of ['list-heron', 'list-otter']) {
    const multipart = { _payload: JSON.stringify({ alt: `${word} seen: ${name}` }), file: await file(name) }
    expect((await editor.request('POST', '/api/media', { multipart })).status).toBe(201)
  }
  await page.setViewportSize({ width: 1440, height: 1000 })
  await signInAs('editor')
  await page.goto('/admin/collections/media?locale=en')
  const search = async (words: string) => {
    await page.getByRole('searchbox', { name: 'Search pictures' }).fill(words)
    await page.keyboard.press('Enter')
  }
  const tile = (name: string) => page.getByRole('link', { name })
  await search(`${word} heron`)
  await expect(page.getByText('1 picture', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\?q=Dawn-[\d-]+\+heron$/)
  await search(word)
  await expect(page.getByText('2 pictures', { exact: true })).toBeVisible()
  for (const name of ['list-heron', 'list-otter']) await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
  await page.getByRole('combobox', { name: 'Tag', exact: true }).fill('At dawn')
  await page.getByRole('button', { name: 'Add tag' }).click()
  await expect(page.getByText('2 pictures have the tag.')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Tags' })
    .getByRole('button', { name: /At dawn/ })
    .click()
  await expect(page.getByText('2 pictures', { exact: true })).toBeVisible()
  expect((await picturesNamed(editor, 'list-')).map(({ tags }) => tags)).toEqual([['At dawn'], ['At dawn']])

  await tile('list-heron').click()
  const form = page.getByRole('dialog')
  const alt = form.getByLabel('English', { exact: true })
  await expect(alt).toHaveValue(`${word} seen: list-heron`, { timeout: 20_000 })
  await alt.fill('A heron waits in the shallows')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Updated successfully').first()).toBeVisible({ timeout: 20_000 })
  await page.keyboard.press('Escape')
  await search('heron shallows')
  await expect(page.getByText('1 picture', { exact: true })).toBeVisible()

  await page.goto('/admin/collections/media?locale=en&by=name')
  await search('list-otter')
  await page.getByRole('checkbox', { name: 'Choose list-otter' }).check()
  await search('weaver')
  await page.getByRole('checkbox', { name: 'Choose weaver' }).check()
  await expect(page.getByText('2 chosen')).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('1 picture was deleted.')).toBeVisible()
  await expect(page.getByText(/^1 picture stayed: The picture weaver.* is in use/)).toBeVisible()
  const left = await picturesNamed(editor, 'list-')
  expect(left.map(({ filename }) => filename.slice(0, 10))).toEqual(['list-heron'])
  await remove(editor, left)
})

test('a picture without a description is put in no place that visitors see', async ({ editor, page, signInAs }) => {
  const multipart = { _payload: '{}', file: await file('untold') }
  const { status, text } = await editor.request('POST', '/api/media?describe=later', { multipart })
  expect(status, text).toBe(201)
  const { doc } = JSON.parse(text)
  const json = { title: 'Without words', description: 'x', image: doc.id, _status: 'published' }
  const refused = await editor.request('POST', '/api/news?locale=en', { json })
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('no description yet')])
  await signInAs('editor')
  await page.goto('/admin/collections/media?locale=en&show=undescribed')
  await expect(page.getByRole('link', { name: /untold/ })).toContainText('No description')
  await remove(editor, [doc])
})
