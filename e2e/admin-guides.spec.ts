/** The guides of staff, and the links to them. */
import { expectAccessible } from './support/axe'
import { expect, test } from './support/fixtures'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the link on a screen opens what explains it in a tab of its own', async ({ page, context, signInAs }) => {
    await signInAs('coordinator')
    await page.goto('/admin/collections/messages')
    await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
    await expectAccessible(page, '.app-header')
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Guide (opens in a new tab)' }).click()
    const guide = await opened
    await expect(guide).toHaveURL(/\/admin\/guide\/editors#section-1$/)
    await expect(guide.getByRole('heading', { name: 'The inbox', level: 2 })).toBeInViewport()
    await expect(guide.getByRole('link', { name: /new tab/ })).toHaveCount(0)
    await expectAccessible(guide)
    await guide.getByRole('navigation', { name: 'Guides' }).getByRole('link', { name: 'For coordinators' }).click()
    await expect(guide.getByRole('heading', { name: 'For coordinators', level: 1 })).toBeVisible()
    await expect(guide.getByRole('cell', { name: 'nobody has spoken with the person yet' })).toBeAttached()
    await expectAccessible(guide)
  })
})

test('a guide is in the language of the account, with the same anchors', async ({
  page,
  context,
  siteUrl,
  signInAs,
}) => {
  await signInAs('treasurer')
  await context.addCookies([{ name: 'payload-lng', value: 'bn-BD', url: siteUrl }])
  await page.goto('/admin/receipts')
  const address = await page.getByRole('link', { name: 'নির্দেশিকা (নতুন ট্যাবে খুলবে)' }).getAttribute('href')
  expect(address).toBe('/admin/guide/treasurers#section-3')
  // So wide that the menu is open.
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto('/admin')
  await page.locator('#nav-guides').click()
  await expect(page.getByRole('heading', { name: 'কোষাধ্যক্ষদের জন্য', level: 1 })).toBeVisible()
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'bn')
  const [, , receipts] = await page.getByRole('article').getByRole('heading', { level: 2 }).all()
  await expect(receipts as NonNullable<typeof receipts>).toHaveAttribute('id', 'section-3')
  await expectAccessible(page)
})

test('an unknown guide is not found, and a stranger is led to sign in', async ({ anonymous, staff }) => {
  for (const name of ['glossary', 'constructor', 'editors.bn'])
    expect([name, (await staff.editor.request('GET', `/admin/guide/${name}`)).status]).toEqual([name, 404])
  for (const member of ['editor', 'treasurer', 'coordinator', 'administrator'] as const)
    expect([member, (await staff[member].request('GET', '/admin/guide/treasurers')).status]).toEqual([member, 200])
  const { status, headers } = await anonymous.request('GET', '/admin/guide/editors')
  expect([status, headers.location]).toEqual([307, '/admin/login?redirect=%2Fadmin%2Fguide%2Feditors'])
})
