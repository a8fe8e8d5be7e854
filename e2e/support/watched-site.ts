/** A site of its own whose processes a test can watch and signal: the app's port, its metrics, its process. */
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { authorizationOf } from './session-token'
import type { SiteEnv } from './site-process'
import { SiteProcess } from './site-process'
import { SCRATCH } from './sites'
import { ACCOUNT, test as base, expect, freePort } from './started-sites'

export class WatchedSite {
  authorization = ''

  private constructor(
    readonly site: SiteProcess,
    readonly appPort: number,
  ) {}

  static async start(env: SiteEnv): Promise<WatchedSite> {
    const appPort = await freePort()
    const PORT = await freePort()
    const site = new SiteProcess({
      HOST: '127.0.0.1',
      PORT,
      SITE_URL: `http://127.0.0.1:${PORT}`,
      ...ACCOUNT,
      ...env,
      APP_PORT: appPort,
    })
    const watched = new WatchedSite(await site.ready(), Number(appPort))
    await watched.signIn()
    return watched
  }

  get url(): string {
    return this.site.url
  }

  get port(): number {
    return Number(this.site.env.PORT)
  }

  /** The session cookie of the account. */
  get cookie(): string {
    return `payload-token=${this.authorization.replace('JWT ', '')}`
  }

  /** A call of the content API with the account's session. */
  async call(method: string, call: string, json?: object): Promise<{ status: number; text: string }> {
    const response = await fetch(`${this.url}/api/v1/${call}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: this.authorization },
      body: json && JSON.stringify(json),
    })
    return { status: response.status, text: await response.text() }
  }

  /** Creates a record. @returns its id */
  async make(type: string, values: object): Promise<number> {
    const { status, text } = await this.call('POST', `${type}/create-${type}`, values)
    expect(status, text).toBe(201)
    return (JSON.parse(text) as { data: { Id: number } }).data.Id
  }

  /** The process id of the app; undefined while there is none. */
  get app(): number | undefined {
    const rows = execFileSync('ps', ['-A', '-o', 'pid=', '-o', 'ppid=', '-o', 'args='], { encoding: 'utf8' }).split(
      '\n',
    )
    const children = rows.map((row) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row)).filter((row) => row !== null)
    const [, pid] =
      children.find(
        ([, , parent, args]) =>
          Number(parent) === this.site.child.pid && /^next-server|next\/dist\/bin\/next/.test(args ?? ''),
      ) ?? []
    return pid === undefined ? undefined : Number(pid)
  }

  /** Sends a signal to the app's process. */
  signalApp(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
    const { app } = this
    expect(app, 'the app runs').toBeDefined()
    if (app) process.kill(app, signal)
  }

  /** A metric of /metrics, summed over its labels or those that match. */
  async figure(name: string, labels = ''): Promise<number> {
    const text = await (await fetch(`${this.url}/metrics`)).text()
    const lines = text
      .split('\n')
      .filter((line) => line.startsWith(name) && /[ {]/.test(line[name.length] ?? '') && line.includes(labels))
    return lines.map((line) => Number(line.split(' ').at(-1))).reduce((sum, one) => sum + one, 0)
  }

  private async signIn(): Promise<void> {
    const account = { email: ACCOUNT.ADMIN_EMAIL, password: ACCOUNT.ADMIN_PASSWORD }
    this.authorization = await authorizationOf(this.url, account)
  }
}

export const test = base.extend<{ startWatched: (env?: SiteEnv) => Promise<WatchedSite> }, { watched: WatchedSite }>({
  startWatched: async ({ folder }, use) => {
    const started: WatchedSite[] = []
    await use(async (env = {}) => {
      const one = await WatchedSite.start({ DATA_DIR: folder, ...env })
      started.push(one)
      return one
    })
    for (const { site } of started) await site.crash()
  },
  watched: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(path.join(SCRATCH, 'watched-'))
      const one = await WatchedSite.start({ DATA_DIR: folder })
      await use(one)
      await one.site.crash()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

export { expect }
