/** The site beside a plain `next start`, and beside a single-page app that polls each list. */
import { setTimeout as pause } from 'node:timers/promises'
import { pollsOf } from '../../e2e/support/live-page'
import { KB, measureWeights as weigh } from '../../e2e/support/page-weight'
import { withPage } from './browser'
import { compared, type Figure } from './figures'
import { HOME_LISTS, listAddress } from './home-lists'
import { lighthouseOf } from './lighthouse'
import { loadInTurns } from './load'
import { simulateTabs } from './polling'
import { cpuSeconds, treeOf } from './processes'
import { BROWSER_HEADERS } from './recorded-answer'
import { singlePage } from './single-page/serve'
import { at, rate } from './speed'
import { median } from './statistics'
import type { Server, TestBed } from './test-bed'

const TABS = 100

export async function peers(testBed: TestBed): Promise<Figure[]> {
  return [...(await plainNext(testBed)), ...(await pollingPage(testBed))]
}

async function plainNext(testBed: TestBed): Promise<Figure[]> {
  const [site, next] = [await testBed.site(), await testBed.nextAlone()]
  const length = testBed.options.quick ? { rounds: 1, seconds: 2 } : { rounds: 3, seconds: 4 }
  const name = 'Next alone'
  const figures: Figure[] = []
  for (const [what, address] of [
    ['home page, compressed', '/'],
    ['list of projects', '/api/v1/projects'],
    ['versions', '/api/v1/versions'],
  ] as const) {
    const loads = await loadInTurns({ site: at(site, address), next: at(next, address) }, length)
    figures.push(compared({ name: what, unit: 'requests/s', ...rate(loads.site) }, { name, ...rate(loads.next) }, null))
  }
  const first = { site: await firstByte(site.url), next: await firstByte(next.url) }
  const here = { name: 'first byte of the home page, no load', value: first.site, unit: 'ms' }
  return [...figures, compared(here, { name, value: first.next }, null)]
}

/** Milliseconds until the head of an answer is there. */
async function firstByte(url: string): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < 200; time += 1) {
    const started = performance.now()
    const response = await fetch(url, { headers: BROWSER_HEADERS })
    times.push(performance.now() - started)
    await response.arrayBuffer()
  }
  return median(times)
}

async function pollingPage(testBed: TestBed): Promise<Figure[]> {
  const site = await testBed.site()
  const peer = await singlePage(testBed, site)
  const runs = testBed.options.quick ? 1 : 5
  const seconds = testBed.options.quick ? 3 : 10
  const [here, there] = [await tabOf(site.url, seconds), await tabOf(peer, seconds)]
  const [seenHere, seenThere] = [await lighthouseOf(site.url, runs), await lighthouseOf(peer, runs)]
  const lists = HOME_LISTS.map((type) => `${listAddress(type)}?locale=en`)
  const cost = (server: Server, addresses: string[]) => cpuOfTabs(server, addresses, seconds)
  const versions = await cost(site, ['/api/v1/versions'])
  const figure = (name: string, unit: string, value: number, other: number, peerName = 'single page') =>
    compared({ name, value, unit }, { name: peerName, value: other }, null)
  return [
    figure('first load', 'KB', here.weight, there.weight),
    figure('LCP (Lighthouse, mobile)', 's', seenHere.lcp, seenThere.lcp),
    figure('requests of a tab', '/s', here.requests, there.requests),
    figure(`processor time for ${TABS} tabs`, 'ms/s', versions, await cost(site, lists), 'single page, this front'),
    figure(
      `processor time for ${TABS} tabs`,
      'ms/s',
      versions,
      await cost(await testBed.nextAlone(), lists),
      'single page, Next alone',
    ),
  ]
}

/** What a browser's tab loads first, and asks for each second. */
async function tabOf(url: string, seconds: number): Promise<{ weight: number; requests: number }> {
  const { everything = 0 } = await withPage((page) => weigh(page, url))
  const requests = await withPage(async (page) => {
    const asked = pollsOf(page)
    await page.goto(url)
    await pause(3000)
    const before = asked.length
    await pause(seconds * 1000)
    return (asked.length - before) / seconds
  })
  return { weight: everything / KB, requests }
}

/** Processor time a second of all processes of a server, beyond what it uses without visitors. */
async function cpuOfTabs({ url, pid }: Server, addresses: string[], seconds: number): Promise<number> {
  const pids = treeOf(pid)
  const idle = await used(pids, () => pause(seconds * 1000), seconds)
  return (await used(pids, () => simulateTabs(TABS, url, addresses, seconds), seconds)) - idle
}

async function used(pids: number[], meanwhile: () => Promise<unknown>, seconds: number): Promise<number> {
  const before = cpuSeconds(pids)
  await meanwhile()
  return ((cpuSeconds(pids) - before) * 1000) / seconds
}
