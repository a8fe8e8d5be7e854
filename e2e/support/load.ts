/** Load on a site: visitors request pages without a pause while a fault happens. */
import type { ConsoleMessage, Page } from '@playwright/test'
import { openPolling } from './live-page'
import { expect } from './started-sites'

interface TimedAnswer {
  address: string
  /** 0 where no complete answer came. */
  status: number
  took: number
}

export interface Load {
  asked: TimedAnswer[]
  /** Answers that were not 200. */
  failed: TimedAnswer[]
  slowest: number
}

/** Addresses of each kind: pages in both languages, the poll, a list, a file. */
export const PAGES = ['/', '/bn', '/projects', '/bn/news', '/api/v1/versions', '/api/v1/projects', '/icon.svg']

const VISITORS = 6
/** The longest a visitor may wait. On an idle machine it is some milliseconds. */
const MAX_WAIT_MS = 10_000

/** Has visitors request addresses in turn until the work is done. @returns their answers */
export async function underLoad(url: string, addresses: string[], work: () => Promise<unknown>): Promise<Load> {
  const asked: TimedAnswer[] = []
  let done = false
  const visitor = async (first: number) => {
    for (let at = first; !done; at += 1) asked.push(await ask(url, addresses[at % addresses.length] ?? '/'))
  }
  const visitors = Array.from({ length: VISITORS }, (_, at) => visitor(at))
  try {
    await work()
  } finally {
    done = true
    await Promise.all(visitors)
  }
  const slowest = Math.max(...asked.map(({ took }) => took))
  return { asked, failed: asked.filter(({ status }) => status !== 200), slowest }
}

async function ask(url: string, address: string): Promise<TimedAnswer> {
  const started = performance.now()
  const status = await fetch(url + address)
    .then(async (response) => (await response.arrayBuffer()) && response.status)
    .catch(() => 0)
  return { address, status, took: performance.now() - started }
}

/** Requests each address until it is answered with 200, so that it is cached. */
export async function warmUp(url: string, addresses: string[]): Promise<void> {
  for (const address of addresses) await expect.poll(async () => (await ask(url, address)).status).toBe(200)
}

/** Expects that no visitor got an error or waited for long. */
export function expectServed({ asked, failed, slowest }: Load): void {
  expect(failed.slice(0, 5)).toEqual([])
  expect(asked.length).toBeGreaterThan(VISITORS)
  expect(slowest).toBeLessThan(MAX_WAIT_MS)
}

/** An open page, and the errors in its console. */
export interface Tab {
  page: Page
  errors: string[]
}

/** Console errors of failed polls: the specification's and the browser's own. */
const FAILED_POLL_ERRORS = /^Error fetching \w+ data|^Failed to load resource: /

export async function openTab(page: Page, address: string): Promise<Tab> {
  const errors: string[] = []
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  await openPolling(page, address)
  return { page, errors }
}

/** Expects no console errors but those of failed polls. */
export function expectNoErrors({ errors }: Tab): void {
  expect(errors.filter((text) => !FAILED_POLL_ERRORS.test(text))).toEqual([])
}
