/** A Chromium for benchmarks that need a browser. */
import { type Browser, chromium, type Page } from 'playwright'
import { launchOptions } from '../../e2e/support/browser'

const PHONE = { width: 390, height: 844 }

/** Opens a page as on a phone, and closes its browser after use. */
export async function withPage<T>(use: (page: Page) => Promise<T>): Promise<T> {
  return withBrowser(async (browser) => use(await browser.newPage({ viewport: PHONE })))
}

/** @param more switches of Chromium */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>, more: string[] = []): Promise<T> {
  const options = launchOptions({ whole: true })
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...more] })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}
