import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** The same engine without a window's parts, which Playwright, too, starts where it brings its own: a third less work. */
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
 * The Chromium that is installed, or the one of BROWSER_PATH.
 * @param whole as visitors have it, rather than one for tests alone
 */
export function installedBrowser({ whole = false } = {}): string | undefined {
  const known = [process.env.BROWSER_PATH ?? '', ...(whole ? [] : [SHELL]), ...INSTALLED]
  return known.find((file) => file !== '' && existsSync(file))
}

/** A Chromium of this machine, or one that Playwright has or can get; null where there is none to be had. */
export async function findBrowser(): Promise<string | null> {
  const installed = installedBrowser()
  if (installed) return installed
  if (!existsSync(chromium.executablePath())) {
    console.info('No Chromium is installed; asking Playwright for one.')
    spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit', timeout: 300_000 })
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}
