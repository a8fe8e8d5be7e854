import { defineConfig, devices } from '@playwright/test'
import { isWhole } from '@/lib/testing/sample'
import { testSeed } from '@/lib/testing/seed'
import { launchOptions } from './support/browser'
import { hasJava } from './support/html-checker'
import { type Database, TEST_DATABASE_URL, urlOf } from './support/sites'

const isMain = process.env.TEST_WORKER_INDEX === undefined
// Every worker draws the same samples, also in a copy of the tree without its git history.
if (isMain) process.env.TEST_SEED ??= String(testSeed())
if (!TEST_DATABASE_URL && isMain) {
  console.warn(
    '!!! PostgreSQL is NOT tested: set TEST_DATABASE_URL to a server, such as postgres://postgres@127.0.0.1:5432',
  )
}
if (isWhole && isMain && !hasJava()) {
  console.warn('!!! HTML is NOT checked: install a JRE, such as default-jre-headless, for the Nu Html Checker')
}

/** Tests that start sites of their own, or need none: they run in whatever worker is free. */
const OWN_SITES =
  /\/(spam-flood|secrets|start|release|placeholders|own-foundation|security-headers|editor|rich-text|remote-content|front-[\w-]+|faults|mail|offline)\.spec\.ts$/
const OWN_SITES_ON_POSTGRES = /\/(start|faults|mail|instances)\.postgres\.spec\.ts$/

/**
 * Tests whose results do not depend on the database: each runs on one of the two sites, about half of them on either. All
 * others run on both: they store, order, count or look up records, so the database matters.
 */
const ONE_DATABASE: Record<Database, string[]> = {
  sqlite: [
    ...['access-matrix', 'leaks', 'sign-in', 'second-factor', 'audit-log', 'admin-(?!csp|editor).*'],
    ...['hostile-files', 'hostile-requests', 'naughty-strings', 'xss', 'not-found', 'sitemap-and-feeds'],
    ...['forms', 'forms-spam-protection', 'forms-stored', 'donate-form', 'pledge-page', 'receipts', 'donor-erasure'],
    ...['home-interactions', 'home-texts', 'home-html', 'home-weight', 'programs', 'mobile-menu', 'long-words'],
    ...['banner-carousel', 'video-frames', 'html-checker', 'find-gift'],
  ],
  postgres: [
    ...['admin-csp', 'admin-editor', 'home-live-updates'],
    // What a gift is for is of the form; how it is stored, pledge-lifecycle and donate-form.dbtest.ts ask on both.
    'gift-cause',
    // These share one reading of each page.
    ...['pictures', 'first-paint', 'page-metadata', 'canonical-addresses', 'social-cards', 'search'],
    ...['structured-data', 'routes-.*'],
    // What the browser does by itself.
    ...['back-button', 'kept-input', 'prerender'],
    // `npm run test:all` runs these on both.
    ...(isWhole ? [] : ['redirects']),
  ],
}
const specs = (names: string[]) => new RegExp(`/(?:${names.join('|')})\\.spec\\.ts$`)

/** The project of a site has one worker: a test that counts versions or polls must not see another test's writes. */
const onDatabase = (name: Database, other?: Database) => ({
  name,
  workers: 1,
  testIgnore: [OWN_SITES, OWN_SITES_ON_POSTGRES, ...(other ? [specs(ONE_DATABASE[other])] : [])],
  use: { baseURL: urlOf(name) },
})

/** The tag of tests that run in `npm run test:all` only. */
const WHOLE_ONLY = /@whole/

export default defineConfig({
  ...(isWhole ? {} : { grepInvert: WHOLE_ONLY }),
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './setup.ts',
  workers: 2,
  // Payload loses a click while it redraws a screen, one in some thousands; a test that needed a retry is named at the end.
  retries: 1,
  timeout: 90_000,
  // A busy machine is slow.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../.test/e2e-results.json' }]],
  use: {
    // A lost click fails before the test's own timeout.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: launchOptions(),
    // It would answer in place of what a test says of the network; offline.spec.ts is about it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording every test takes a fifteenth more time.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
  },
  projects: [
    ...(TEST_DATABASE_URL
      ? [onDatabase('sqlite', 'postgres'), onDatabase('postgres', 'sqlite')]
      : [onDatabase('sqlite')]),
    {
      name: 'own-sites',
      testMatch: TEST_DATABASE_URL ? [OWN_SITES, OWN_SITES_ON_POSTGRES] : OWN_SITES,
      use: { baseURL: urlOf('sqlite') },
    },
  ],
})
