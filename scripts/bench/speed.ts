/** Speed: requests a second of the most requested addresses, and their p99. */
import { bounded, compared, type Figure, notMeasured } from './figures'
import { type Load, loadInTurns, type Target } from './load'
import { hasNginx } from './nginx'
import { BROWSER_HEADERS, headerOf, recordAnswer } from './recorded-answer'
import type { TestBed } from './test-bed'

const PLAIN = { 'accept-encoding': 'identity' }

export async function speed(testBed: TestBed): Promise<Figure[]> {
  return [...(await homePage(testBed)), await poll(testBed), await list(testBed)]
}

const lengthOf = ({ options }: TestBed) => (options.quick ? { rounds: 1, seconds: 2 } : { rounds: 7, seconds: 4 })

/** A rate as a figure takes it. */
export function rate({ perSecond, busy }: Load): { value: number; busy: number } {
  return { value: perSecond, busy }
}

async function homePage(testBed: TestBed): Promise<Figure[]> {
  const site = await testBed.site()
  const answer = await recordAnswer(site.url, '/', BROWSER_HEADERS)
  const packed = headerOf(answer, 'content-encoding') ?? 'not compressed'
  const size = Math.round(Buffer.from(answer.body, 'base64').length / 1024)
  const here = { name: `home page (${size} KB, ${packed})`, unit: 'requests/s' }
  const page = at(site, '/')
  return [
    ...(await besideBare(testBed, here, { site: page, bare: at(await testBed.bare({ answers: [answer] }), '/') })),
    hasNginx
      ? await besideNginx(testBed, here, {
          site: page,
          nginx: { ...(await testBed.nginx(answer)), headers: BROWSER_HEADERS },
        })
      : notMeasured(here.name, 'nginx is not installed: apt-get install nginx-light'),
    await besideNext(testBed, here, { site: page, next: at(await testBed.nextAlone(), '/', PLAIN) }),
  ]
}

type Named = { name: string; unit: string }

async function besideBare(testBed: TestBed, here: Named, targets: Record<'site' | 'bare', Target>): Promise<Figure[]> {
  const { site, bare } = await loadInTurns(targets, lengthOf(testBed))
  const p99 = { name: 'p99 of the home page', value: site.p99, unit: 'ms' }
  return [
    compared({ ...here, ...rate(site) }, { name: 'bare node:http', ...rate(bare) }, { atLeast: 1 }),
    bounded(p99, { atMost: 10 }, `bare node:http: ${bare.p99.toFixed(1)} ms`),
  ]
}

async function besideNginx(testBed: TestBed, here: Named, targets: Record<'site' | 'nginx', Target>): Promise<Figure> {
  const { site, nginx } = await loadInTurns(targets, lengthOf(testBed))
  return compared({ ...here, ...rate(site) }, { name: 'nginx', ...rate(nginx) }, { atLeast: 0.5 })
}

/** Next is asked for the page as it keeps it: compressing it for each request costs it far more than finding it. */
async function besideNext(testBed: TestBed, here: Named, targets: Record<'site' | 'next', Target>): Promise<Figure> {
  const { site, next } = await loadInTurns(targets, lengthOf(testBed))
  return compared({ ...here, ...rate(site) }, { name: 'Next alone, uncompressed', ...rate(next) }, { atLeast: 12 })
}

async function poll(testBed: TestBed): Promise<Figure> {
  const site = await testBed.site()
  const address = '/api/v1/versions'
  const etag = headerOf(await recordAnswer(site.url, address, BROWSER_HEADERS), 'etag') ?? ''
  const asked = { ...BROWSER_HEADERS, 'if-none-match': etag }
  const bare = await testBed.bare({ answers: [await recordAnswer(site.url, address, asked, 304)] })
  const loads = await loadInTurns({ site: at(site, address, asked), bare: at(bare, address, asked) }, lengthOf(testBed))
  return compared(
    { name: 'poll, 304', unit: 'requests/s', ...rate(loads.site) },
    { name: 'bare node:http', ...rate(loads.bare) },
    { atLeast: 1 },
  )
}

async function list(testBed: TestBed): Promise<Figure> {
  const site = await testBed.site()
  const address = '/api/v1/projects'
  const bare = await testBed.bare({ answers: [await recordAnswer(site.url, address, BROWSER_HEADERS)] })
  const loads = await loadInTurns({ site: at(site, address), bare: at(bare, address) }, lengthOf(testBed))
  return compared(
    { name: 'list of projects', unit: 'requests/s', ...rate(loads.site) },
    { name: 'bare node:http', ...rate(loads.bare) },
    { atLeast: 0.8 },
  )
}

/** A server's address as a target of load. */
export function at(
  { url, pid }: Omit<Target, 'headers'>,
  address: string,
  headers = BROWSER_HEADERS as Target['headers'],
): Target {
  return { url: url + address, pid, headers }
}
