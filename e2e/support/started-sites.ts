/** Sites that a test starts for itself, beside those of setup.ts. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { expect } from '@playwright/test'
import { test as base } from './hydration'
import { type SiteEnv, SiteProcess } from './site-process'
import { SCRATCH } from './sites'

interface StartFixtures {
  /** An empty data folder. */
  folder: string
  /** Starts a site that is killed after the test. */
  start: (env?: SiteEnv) => SiteProcess
}

interface RunningFixtures {
  /** A site with an account in a world-readable folder, shared by tests that do not change it. */
  running: SiteProcess
}

/** An account for a first start. */
export const ACCOUNT = { ADMIN_EMAIL: 'first@example.org', ADMIN_PASSWORD: 'a-password-of-my-own' }

/** A port that nothing listens on. */
export async function freePort(): Promise<string> {
  const server = net.createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as net.AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return String(port)
}

export const test = base.extend<StartFixtures & { port: string }, RunningFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  folder: async ({}, use) => {
    const folder = await mkdtemp(path.join(SCRATCH, 'start-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  port: async ({}, use) => use(await freePort()),
  start: async ({ folder, port }, use) => {
    const started: SiteProcess[] = []
    await use((env = {}) => {
      const site = new SiteProcess({ HOST: '127.0.0.1', PORT: port, DATA_DIR: folder, ...env })
      started.push(site)
      return site
    })
    for (const site of started) await site.crash()
  },
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const folder = await mkdtemp(path.join(SCRATCH, 'start-'))
      await chmod(folder, 0o755)
      const site = new SiteProcess({ HOST: '127.0.0.1', PORT: await freePort(), DATA_DIR: folder, ...ACCOUNT })
      await use(await site.ready())
      await site.crash()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** Expects a start to exit with code 1, printing these words and no stack. */
export async function expectRefusal(site: SiteProcess, ...words: (string | RegExp)[]): Promise<void> {
  expect(await site.ended, site.output).toBe(1)
  for (const word of words) expect(site.output).toMatch(typeof word === 'string' ? literally(word) : word)
  expect(site.output, 'no stack').not.toMatch(/^\s+at .+\(.+:\d+:\d+\)/m)
}

const literally = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

export { expect }
