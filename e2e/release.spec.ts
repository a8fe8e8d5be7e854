/** A release: what `npm run release` makes runs by itself, as another user, and writes nowhere but in its data folder. */
import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, lstatSync, readdirSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { clientWith } from './support/accounts'
import { uploadedPicture } from './support/pictures-of-staff'
import { authorizationOf } from './support/session-token'
import { ROOT, SiteProcess, startOfRelease } from './support/site-process'
import { SCRATCH } from './support/sites'
import { ACCOUNT, expect, freePort, test } from './support/started-sites'

/** Of a server whose disk is small (docs/releases.md). */
const MOST_BYTES = 500e6
const NOBODY = 65534
const isRoot = process.getuid?.() === 0

test.describe.configure({ timeout: 240_000 })

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(SCRATCH, 'release-'))
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/release/make-release.ts', path.join(folder, 'site')], {
    cwd: ROOT,
  })
  for (const above of [SCRATCH, folder]) chmodSync(above, 0o755)
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

/** All entries of the release, with their sizes and the time of their last change. */
const entriesOf = (release: string) =>
  readdirSync(release, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((entry) => ({ entry, stat: lstatSync(path.join(release, entry)) }))
    .map(({ entry, stat: { size, mtimeMs } }) => ({ entry, size, mtimeMs }))

test('a release serves pages, staff and pictures, and is backed up, with nothing beside it', async ({
  folder: data,
  playwright,
}) => {
  const release = path.join(folder, 'site')
  const before = entriesOf(release)
  expect(before.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(MOST_BYTES)
  // Whoever reads a path that is not known when the site is built has all of the repository taken along.
  expect(before.map(({ entry }) => entry)).not.toContain('biome.json')
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  if (isRoot) chownSync(data, NOBODY, NOBODY)
  const env = { HOST: '127.0.0.1', PORT: await freePort(), DATA_DIR: data, ...ACCOUNT }
  const site = new SiteProcess(env, { ...startOfRelease(release), ...user })
  try {
    await site.ready()
    for (const address of ['/', '/bn/news', '/search?q=water', '/admin/login', '/feed.xml', '/icon.svg']) {
      expect((await fetch(site.url + address)).status, address).toBe(200)
    }
    const account = { email: ACCOUNT.ADMIN_EMAIL, password: ACCOUNT.ADMIN_PASSWORD }
    const headers = { authorization: await authorizationOf(site.url, account) }
    const { client: administrator, dispose } = await clientWith(playwright, site.url, headers)
    const { filename } = await uploadedPicture(administrator, 'river')
    await dispose()
    expect((await fetch(`${site.url}/media/${filename}`)).headers.get('content-type')).toBe('image/webp')
    const archive = path.join(data, 'archive')
    execFileSync(process.execPath, ['.next/commands/scripts/backup.mjs', archive], {
      cwd: release,
      env: { ...process.env, ...env },
    })
    expect((await stat(archive)).size).toBeGreaterThan(1e6)
    expect([0, 143]).toContain(await site.stop())
  } finally {
    await site.crash()
  }
  expect(entriesOf(release)).toEqual(before)
})
