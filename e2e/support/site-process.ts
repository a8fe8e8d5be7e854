/** A process of the whole site, started as by `npm start`; it can be stopped or killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** `npm start` without npm, so that signals reach the site itself. */
const START = { cwd: ROOT, args: ['--import', 'tsx', 'scripts/start.ts'] }
/** The same of a release. @param cwd its folder */
export const startOfRelease = (cwd: string) => ({ cwd, args: ['.next/commands/scripts/start.mjs'] })
const FROM_THE_SHELL = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'USER']

export type SiteEnv = Record<string, string>

export class SiteProcess {
  /** Everything it has printed so far. */
  output = ''
  /** Its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>
  readonly child: ChildProcess

  constructor(
    readonly env: SiteEnv,
    { args, ...options }: { uid?: number; gid?: number; cwd: string; args: string[] } = START,
  ) {
    const shell = Object.fromEntries(FROM_THE_SHELL.map((name) => [name, process.env[name]]))
    this.child = spawn(process.execPath, args, {
      env: { ...shell, ...env } as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that all of it can be killed at once.
      detached: true,
      ...options,
    })
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString()
      })
    }
    // Unlike 'exit', 'close' comes after all output.
    this.ended = new Promise((resolve) => this.child.once('close', (code) => resolve(code)))
  }

  get url(): string {
    return `http://127.0.0.1:${this.env.PORT}`
  }

  /** Waits until this very process answers. @throws with its output when it exits before */
  async ready(): Promise<this> {
    let over = false
    void this.ended.then(() => {
      over = true
    })
    while (!over) {
      const answer = await fetch(`${this.url}/api/v1/versions`).catch(() => null)
      // An unread answer keeps its connection open and delays the site's shutdown.
      await answer?.arrayBuffer()
      if (answer?.ok && this.output.includes('The site is ready')) return this
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`The site ended before it answered:\n${this.output}`)
  }

  /** Sends SIGTERM. @returns the exit code */
  async stop(): Promise<number | null> {
    if (this.child.exitCode === null) this.child.kill('SIGTERM')
    return this.ended
  }

  /** Kills it and its children with SIGKILL, like a power cut. */
  async crash(): Promise<void> {
    if (this.child.pid) {
      try {
        process.kill(-this.child.pid, 'SIGKILL')
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
      }
    }
    await this.ended
  }
}
