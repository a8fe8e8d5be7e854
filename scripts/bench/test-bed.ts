/** The servers under test, in folders and on ports of their own; all are stopped when the bench ends. */
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SiteProcess } from '../../e2e/support/site-process'
import { ACCOUNT, freePort } from '../../e2e/support/started-sites'
import type { BareInput } from './bare-server'
import { startNginx } from './nginx'
import { CORES, pin, run, treeOf } from './processes'
import type { RecordedAnswer } from './recorded-answer'

const NEXT = 'node_modules/next/dist/bin/next'

/** A server under test. */
export interface Server {
  url: string
  /** The process that accepts connections. */
  pid: number
}

export interface TestBedOptions {
  /** Short runs, to see that the bench works. */
  quick: boolean
}

export class TestBed {
  private readonly ends: (() => unknown)[] = []
  private own: Promise<Server> | undefined
  private alone: Promise<Server> | undefined

  private constructor(
    readonly folder: string,
    readonly options: TestBedOptions,
  ) {}

  static async open(options: TestBedOptions): Promise<TestBed> {
    return new TestBed(await mkdtemp(path.join(tmpdir(), 'bench-')), options)
  }

  /** The site as `npm start` runs it, with the demo content; one for all figures that leave it as it is. */
  site(): Promise<Server> {
    this.own ??= this.startSite('site')
    return this.own
  }

  /** The same build and content by `next start`, without the reverse proxy. */
  nextAlone(): Promise<Server> {
    this.alone ??= this.site().then(() => this.startNext())
    return this.alone
  }

  /** Another site as `npm start` runs it. @throws with its words when it does not start */
  async startSite(name: string, env: Record<string, string> = {}): Promise<Server> {
    const folder = env.DATA_DIR ?? path.join(this.folder, name)
    const port = await freePort()
    // Open to search engines as in production: Lighthouse counts that.
    const more = { INDEXING: 'on', ...ACCOUNT, ...env }
    const site = new SiteProcess({ HOST: '127.0.0.1', PORT: port, DATA_DIR: folder, ...more })
    this.ends.push(() => site.crash())
    await site.ready()
    const pid = site.child.pid ?? 0
    for (const other of treeOf(pid)) pin(other, other === pid ? CORES.measured : CORES.others)
    return { url: site.url, pid }
  }

  /** A data folder with the demo content, and the secret it belongs to. */
  async prepared(name: string): Promise<{ DATA_DIR: string; PAYLOAD_SECRET: string }> {
    const env = { DATA_DIR: path.join(this.folder, name), PAYLOAD_SECRET: randomBytes(32).toString('hex') }
    await mkdir(path.join(env.DATA_DIR, 'media'), { recursive: true })
    const child = fork('scripts/prepare.ts', {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, ...ACCOUNT, ...env, NODE_ENV: 'production' },
      silent: true,
    })
    const code = await new Promise((resolve) => child.once('exit', resolve))
    if (code !== 0) throw new Error(`A data folder could not be prepared (code ${code}).`)
    return env
  }

  private async startNext(): Promise<Server> {
    const PORT = await freePort()
    const env = { ...process.env, ...(await this.prepared('next')), NODE_ENV: 'production' as const, PORT }
    const args = [NEXT, 'start', '-p', PORT, '-H', '127.0.0.1']
    const child = spawn(process.execPath, args, { env: { ...env, HOST: '127.0.0.1' }, stdio: 'ignore' })
    this.ends.push(() => killed(child))
    const url = `http://127.0.0.1:${PORT}`
    await waitForAnswer(url, child)
    const pid = child.pid ?? 0
    for (const one of treeOf(pid)) pin(one, CORES.measured)
    return { url, pid }
  }

  /** A bare node:http server. */
  async bare(input: BareInput): Promise<Server> {
    const { child, message, stop } = await run<{ port: number }>('bare-server.ts', input, CORES.measured)
    this.ends.push(stop)
    return { url: `http://127.0.0.1:${message.port}`, pid: child.pid ?? 0 }
  }

  /** nginx with one answer as a file, to which the address leads. */
  async nginx(answer: RecordedAnswer): Promise<Server> {
    const folder = path.join(this.folder, 'nginx')
    await mkdir(folder)
    const { url, pid, stop } = await startNginx(folder, answer)
    this.ends.push(stop)
    return { url, pid }
  }

  /** Registers a function that is called when the bench ends. */
  atEnd(end: () => unknown): void {
    this.ends.push(end)
  }

  /** Stops all that was started, in reverse order. */
  async close(): Promise<void> {
    for (const end of this.ends.reverse()) await end()
    await rm(this.folder, { recursive: true, force: true })
  }
}

async function waitForAnswer(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`${url}/api/v1/versions`).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    if (child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('Next alone does not answer.')
}

function killed(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  const end = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  return end
}
