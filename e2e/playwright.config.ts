import { defineConfig, devices } from '@playwright/test'
import { isWhole } from '@/lib/testing/sample'
import { seedOfVersion } from '@/lib/testing/seed'
import { launchOptions } from './support/browser'
import { hasJava } from './support/html-checker'
import { type Database, TEST_DATABASE_URL, urlOf } from './support/sites'

const isMain = process.env.TEST_WORKER_INDEX === undefined
// Every worker draws the same cases, also in a copy without its history.
if (isMain) process.env.TEST_SEED ??= String(seedOfVersion())
if (!TEST_DATABASE_URL && isMain) {
  console.warn(
    '!!! PostgreSQL is NOT tested: set TEST_DATABASE_URL to a server, such as postgres://postgres@127.0.0.1:5432',
  )
}
if (isWhole && isMain && !hasJava()) {
  console.warn('!!! HTML is NOT checked: install a JRE, such as default-jre-headless, for the Nu Html Checker')
}

/** What needs no record of the sites under test: it starts its own, or none. It runs where a worker is free. */
const APART = /\/(flood|secrets|start|header-grades|editor|rich-text|remote|front-\w+|faults|mail)\.spec\.ts$/
const APART_ON_POSTGRES = /\/(start|faults|mail)\.postgres\.spec\.ts$/

/**
 * What looks the same whatever the database is, runs on one of the two sites, and each has about half of it. On both run
 * what stores, orders, counts or looks up in a way that is the database's: lives of records, halves of writes, gifts, moves.
 */
const ONE_DATABASE: Record<Database, string[]> = {
  sqlite: [
    ...['access-matrix', 'leaks', 'sign-in', 'second-factor', 'audit', 'admin-(?!policy|editor).*'],
    ...['hostile-files', 'edges', 'naughty', 'xss', 'addresses', 'machine-readable'],
    ...['forms', 'forms-busy', 'forms-taken', 'donate', 'pledge-page', 'receipts', 'gift-privacy'],
    ...['home-parts', 'home-words', 'home-html', 'weight', 'programs', 'routes-(?:menu|long)'],
    ...['banner-moves', 'video-frames', 'html-checker'],
  ],
  postgres: [
    ...['admin-policy', 'admin-editor', 'home-live'],
    // Each page is read once for these together.
    ...['pictures', 'first-view', 'page-heads', 'one-address', 'previews', 'search', 'structured-data'],
    ...['routes-(?!menu|long).*'],
  ],
}
const specs = (names: string[]) => new RegExp(`/(?:${names.join('|')})\\.spec\\.ts$`)

/** One worker a site: a test that counts versions or polls must not see another test's writes. */
const onDatabase = (name: Database, other?: Database) => ({
  name,
  workers: 1,
  testIgnore: [APART, APART_ON_POSTGRES, ...(other ? [specs(ONE_DATABASE[other])] : [])],
  use: { baseURL: urlOf(name) },
})

/** Tests so tagged run in `npm run test:all` alone. */
const WHOLE_ONLY = /@whole/

export default defineConfig({
  ...(isWhole ? {} : { grepInvert: WHOLE_ONLY }),
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './setup.ts',
  workers: 2,
  // A press in the moment in which the admin is drawn once more is lost, one in some thousands: who needed it is named.
  retries: 1,
  timeout: 90_000,
  // What is waited for comes late on a busy machine.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../.test/e2e-results.json' }]],
  use: {
    // A press that is lost is known before the test's own time is over.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
    // Kept of every test and thrown away, it costs a fifteenth of the time.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
  },
  projects: [
    ...(TEST_DATABASE_URL
      ? [onDatabase('sqlite', 'postgres'), onDatabase('postgres', 'sqlite')]
      : [onDatabase('sqlite')]),
    {
      name: 'apart',
      testMatch: TEST_DATABASE_URL ? [APART, APART_ON_POSTGRES] : APART,
      use: { baseURL: urlOf('sqlite') },
    },
  ],
})
