import type { Page } from '@playwright/test'

/** Has a page's links opened by Next's client, as in browsers that make no pages ahead: Chromium under Save-Data is one. */
export async function withClientNavigation(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
}
