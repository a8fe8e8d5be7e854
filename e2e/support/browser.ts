import type { LaunchOptions } from '@playwright/test'
import { installedBrowser } from '../../scripts/testing/browser'

const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // The headless shell does not know how fast its network is; pictures are fetched as far ahead as on 4G.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
]

/** Launch options with the installed Chromium, or Playwright's own where there is none. */
export function launchOptions(kind?: { whole: boolean }): LaunchOptions {
  const executablePath = installedBrowser(kind)
  const asRoot = process.getuid?.() === 0
  return { executablePath, args: [...(asRoot ? ['--no-sandbox'] : []), ...QUIET] }
}
