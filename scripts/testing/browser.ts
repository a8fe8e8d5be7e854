import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Chromium without a window, as Playwright's own headless one: a third less work. */
const SHELL = '/usr/bin/chromium-headless-shell'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The path of an installed Chromium, or BROWSER_PATH.
 * @param whole with all parts, not the headless shell
 */
export function installedBrowser({ whole = false } = {}): string | undefined {
  const known = [process.env.BROWSER_PATH ?? '', ...(whole ? [] : [SHELL]), ...INSTALLED]
  return known.find((file) => file !== '' && existsSync(file))
}

/** The path of an installed Chromium, or of Playwright's own, which is downloaded if possible; null where there is none. */
export async function findBrowser(): Promise<string | null> {
  const installed = installedBrowser()
  if (installed) return installed
  if (!existsSync(chromium.executablePath())) {
    console.info('No Chromium is installed; asking Playwright for one.')
    spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit', timeout: 300_000 })
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}
