/** The admin's HTML fields have the editor, and what is written there is what visitors are given. */
import { expect, test } from './support/fixtures'

test('an editor writes a page with bold, a list, a colour, a link and a picture', async ({
  page,
  anonymous,
  making,
  enter,
}) => {
  const { record } = await making('newsCategoryDescription')
  await enter('administrator')
  await page.goto(`/admin/collections/news/${record.Id}`)
  await page.getByRole('button', { name: 'Page', exact: true }).click()

  const text = page.getByRole('textbox', { name: 'Text', exact: true })
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
  await page.locator('.list-drawer tbody tr').first().getByRole('button').first().click()
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
