/** Visitors who ask without a pause while something happens to the site. */
import type { ConsoleMessage, Page } from '@playwright/test'
import { openPolling } from './live-page'
import { expect } from './started-sites'

interface TimedAnswer {
  address: string
  /** 0 where no whole answer came. */
  status: number
  took: number
}

export interface Load {
  asked: TimedAnswer[]
  /** Answers that were not 200. */
  failed: TimedAnswer[]
  slowest: number
}

/** Of each kind that visitors ask for: pages in both languages, the poll, a list, a file. */
export const PAGES = ['/', '/bn', '/projects', '/bn/news', '/api/v1/versions', '/api/v1/projects', '/icon.svg']

const VISITORS = 6
/** What a person would still wait for. On a machine with nothing else to do it is some milliseconds. */
const MAX_WAIT_MS = 10_000

/** Has visitors ask for addresses, one after the other, until the work is done. @returns what they were answered */
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

/** Asks for each address until it has been answered well. */
export async function warmUp(url: string, addresses: string[]): Promise<void> {
  for (const address of addresses) await expect.poll(async () => (await ask(url, address)).status).toBe(200)
}

/** Nobody was failed, and nobody waited for long. */
export function expectServed({ asked, failed, slowest }: Load): void {
  expect(failed.slice(0, 5)).toEqual([])
  expect(asked.length).toBeGreaterThan(VISITORS)
  expect(slowest).toBeLessThan(MAX_WAIT_MS)
}

/** An open page, and what its console said. */
export interface Tab {
  page: Page
  errors: string[]
}

/** Texts that the specification has the console say of a list that could not be read, and the browser's own of the request. */
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

/** The console said nothing but what the specification has it say. */
export function expectNoErrors({ errors }: Tab): void {
  expect(errors.filter((text) => !FAILED_POLL_ERRORS.test(text))).toEqual([])
}
