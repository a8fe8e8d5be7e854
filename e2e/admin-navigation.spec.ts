/** The navigation around every screen of the admin. */
import { sampled } from '@/lib/testing/sample'
import { expect, test } from './support/fixtures'

/** Up to its largest step Payload lays its list of screens over the screen, and closes it as the page comes to life. */
for (const width of sampled('admin-navigation-widths', [390, 1024, 1440], { size: 1 })) {
  test(`a click on the navigation before hydration, ${width} px wide, opens the link that was clicked`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('administrator')
    await page.setViewportSize({ width, height: 900 })
    // A fast machine is done before anybody can press.
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto('/admin', { waitUntil: 'commit' })
    await page
      .getByRole('link', { name: /^Inbox/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
  })
}

test('a link that names a field of the settings opens the tab that has it', async ({ page, signInAs }) => {
  await signInAs('administrator')
  await page.goto('/admin/globals/settings#field-email')
  await expect(page.locator('#field-email')).toBeFocused()
})
