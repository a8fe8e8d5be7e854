import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

/** The machine's own Chromium where there is one, otherwise Playwright's. */
export function launchOptions(): LaunchOptions {
  const executablePath = INSTALLED.find((file) => existsSync(file))
  const asRoot = process.getuid?.() === 0
  return { executablePath, args: [...(asRoot ? ['--no-sandbox'] : []), ...QUIET] }
}
