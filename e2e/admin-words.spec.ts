/** The screen of the site's words: what is written there is read on the site. */
import { expectAccessible } from './support/axe'
import { expect, test } from './support/fixtures'

const SCREEN = '/admin/words'
const BUTTON = 'forms.contact.send'
const OWN = 'বার্তা পাঠান'
const MINE = 'আমাদের লিখে জানান'

test('an editor changes a button in Bangla, reads it on the open page, and puts it back', async ({
  page,
  context,
  signInAs,
}) => {
  const visitor = await context.newPage()
  await visitor.goto('/bn/contact')
  const button = (name: string) => visitor.locator('#content form').getByRole('button', { name, exact: true })
  await expect(button(OWN)).toBeVisible()
  await signInAs('editor')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(SCREEN)
  await page.getByRole('searchbox').fill(BUTTON)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const sentence = page.getByRole('form', { name: BUTTON })
  await sentence.getByLabel('Bangla').fill(MINE)
  await page.keyboard.press('Tab')
  await sentence.getByRole('button', { name: `Save ${BUTTON}` }).click()
  await expect(sentence.getByText('Saved.')).toBeVisible()
  await expectAccessible(page, 'main')
  await expect(async () => {
    await visitor.reload()
    await expect(button(MINE)).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 10_000 })
  await sentence.getByRole('button', { name: `Put back ${BUTTON}` }).click()
  await expect(sentence.getByText("The site's own words stand again.")).toBeVisible()
  await expect(async () => {
    await visitor.reload()
    await expect(button(OWN)).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 10_000 })
})

test('a text that lost what the site fills in is refused, and stays in its field', async ({
  page,
  signInAs,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/)
  await signInAs('editor')
  await page.goto(`${SCREEN}?q=home.donation.progress`)
  const sentence = page.getByRole('form', { name: 'home.donation.progress' })
  await sentence.getByRole('button', { name: 'Start with these English home.donation.progress' }).click()
  const field = sentence.getByLabel('English')
  await expect(field).toHaveValue('{percent}% of the goal')
  await field.fill('most of the goal')
  await sentence.getByRole('button', { name: 'Save home.donation.progress' }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/\{percent\} is missing/)
  await expect(field).toHaveValue('most of the goal')
})
