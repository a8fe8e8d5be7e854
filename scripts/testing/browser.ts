import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium that is installed, or the one of BROWSER_PATH. */
export function installedBrowser(): string | undefined {
  return [process.env.BROWSER_PATH ?? '', ...INSTALLED].find((file) => file !== '' && existsSync(file))
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
