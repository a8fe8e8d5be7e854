/** Load on one address, by wrk where it is installed, otherwise by autocannon, which takes more of the processor. */
import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { CORES, cpuSeconds, pinnedCommand, treeOf } from './processes'
import { median } from './statistics'

export interface Load {
  perSecond: number
  /** In milliseconds. */
  p99: number
  /**
   * Share of the time in which the server ran: the busiest of its processes. Well below 1, something else was the limit: the load generator,
   * or whatever else had the cores; then the rate is no property of the server.
   */
  busy: number
}

export interface Target {
  url: string
  /** The process that answers, or the first of those that do. */
  pid: number
  headers: Record<string, string>
}

const CONNECTIONS = 32

/** The load generators' default timeouts are shorter than Next takes under load. */
const TIMEOUT_S = 20

export const loadGenerator = spawnSync('wrk', ['--version']).error ? 'autocannon' : 'wrk'

/**
 * Loads an address for some seconds over 32 kept-alive connections.
 * @throws when a request failed, since errors are sent faster
 */
async function load({ url, pid, headers }: Target, seconds: number): Promise<Load> {
  const processes = treeOf(pid).map((one) => ({ one, before: cpuSeconds([one]) }))
  const started = performance.now()
  const { failed, ...measured } = await (loadGenerator === 'wrk' ? wrk : autocannon)(url, headers, seconds)
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed under load.`)
  const passed = (performance.now() - started) / 1000
  const busiest = Math.max(...processes.map(({ one, before }) => cpuSeconds([one]) - before))
  return { ...measured, busy: busiest / passed }
}

/**
 * Loads several targets in turns (A B A B …), so that the machine's other work affects all of them alike.
 * @returns the medians of each
 */
export async function loadInTurns<K extends string>(
  targets: Record<K, Target>,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Record<K, Load>> {
  const turns = (Object.entries(targets) as [K, Target][]).map(([name, target]) => ({
    name,
    target,
    loads: [] as Load[],
  }))
  for (const { target } of turns) await load(target, 1)
  for (let round = 0; round < rounds; round += 1) {
    for (const { target, loads } of turns) loads.push(await load(target, seconds))
  }
  return Object.fromEntries(turns.map(({ name, loads }) => [name, mediansOf(loads)])) as Record<K, Load>
}

function mediansOf(loads: Load[]): Load {
  const middle = (key: keyof Load) => median(loads.map((one) => one[key]))
  return { perSecond: middle('perSecond'), p99: middle('p99'), busy: middle('busy') }
}

type Measured = Omit<Load, 'busy'> & { failed: number }
type Run = (url: string, headers: Record<string, string>, seconds: number) => Promise<Measured>

const wrk: Run = async (url, headers, seconds) => {
  const report = path.join(import.meta.dirname, 'wrk-report.lua')
  const said = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const options = [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    '--latency',
    '--timeout',
    `${TIMEOUT_S}s`,
    '-s',
    report,
    ...said,
    url,
  ]
  const out = await output('wrk', options)
  const { requests, micros, p99, failed } = JSON.parse(out.slice(out.lastIndexOf('{')))
  return { perSecond: requests / (micros / 1e6), p99: p99 / 1000, failed }
}

const autocannon: Run = async (url, headers, seconds) => {
  const said = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const options = ['-j', '-t', String(TIMEOUT_S), '-c', String(CONNECTIONS), '-d', String(seconds), ...said, url]
  const result = JSON.parse(await output('node_modules/.bin/autocannon', options))
  const failed = result.errors + result.timeouts + result['4xx'] + result['5xx']
  return { perSecond: result.requests.average, p99: result.latency.p99, failed }
}

function output(command: string, args: string[]): Promise<string> {
  const child = spawn(...pinnedCommand(CORES.others, command, args), { stdio: ['ignore', 'pipe', 'ignore'] })
  let out = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    out += chunk
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve(out) : reject(new Error(`${command} ended with ${code}.`))))
  })
}
