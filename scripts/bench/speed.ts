/** Requests a second of what visitors ask for most, and the longest that one of a hundred waits. */
import { bounded, compared, type Figure, notMeasured } from './figures'
import { inTurns, type Load, type Target } from './load'
import { hasNginx } from './nginx'
import { BROWSER, headerOf, record } from './record'
import type { Stage } from './stage'

const PLAIN = { 'accept-encoding': 'identity' }

export async function speed(stage: Stage): Promise<Figure[]> {
  return [...(await homePage(stage)), await poll(stage), await list(stage)]
}

const lengthOf = ({ options }: Stage) => (options.quick ? { rounds: 1, seconds: 2 } : { rounds: 7, seconds: 4 })

/** A rate as a figure takes it. */
export function rate({ perSecond, busy }: Load): { value: number; busy: number } {
  return { value: perSecond, busy }
}

async function homePage(stage: Stage): Promise<Figure[]> {
  const site = await stage.site()
  const answer = await record(site.url, '/', BROWSER)
  const packed = headerOf(answer, 'content-encoding') ?? 'not compressed'
  const size = Math.round(Buffer.from(answer.body, 'base64').length / 1024)
  const here = { name: `home page (${size} KB, ${packed})`, unit: 'requests/s' }
  const page = at(site, '/')
  return [
    ...(await besideBare(stage, here, { site: page, bare: at(await stage.bare({ answers: [answer] }), '/') })),
    hasNginx
      ? await besideNginx(stage, here, { site: page, nginx: { ...(await stage.nginx(answer)), headers: BROWSER } })
      : notMeasured(here.name, 'nginx is not installed: apt-get install nginx-light'),
    await besideNext(stage, here, { site: page, next: at(await stage.nextAlone(), '/', PLAIN) }),
  ]
}

type Named = { name: string; unit: string }

async function besideBare(stage: Stage, here: Named, targets: Record<'site' | 'bare', Target>): Promise<Figure[]> {
  const { site, bare } = await inTurns(targets, lengthOf(stage))
  const p99 = { name: 'p99 of the home page', value: site.p99, unit: 'ms' }
  return [
    compared({ ...here, ...rate(site) }, { name: 'bare node:http', ...rate(bare) }, { atLeast: 1 }),
    bounded(p99, { atMost: 10 }, `bare node:http: ${bare.p99.toFixed(1)} ms`),
  ]
}

async function besideNginx(stage: Stage, here: Named, targets: Record<'site' | 'nginx', Target>): Promise<Figure> {
  const { site, nginx } = await inTurns(targets, lengthOf(stage))
  return compared({ ...here, ...rate(site) }, { name: 'nginx', ...rate(nginx) }, { atLeast: 0.5 })
}

/** Next is asked for the page as it keeps it: compressing it for each request costs it far more than finding it. */
async function besideNext(stage: Stage, here: Named, targets: Record<'site' | 'next', Target>): Promise<Figure> {
  const { site, next } = await inTurns(targets, lengthOf(stage))
  return compared({ ...here, ...rate(site) }, { name: 'Next alone, uncompressed', ...rate(next) }, { atLeast: 12 })
}

async function poll(stage: Stage): Promise<Figure> {
  const site = await stage.site()
  const address = '/api/v1/versions'
  const etag = headerOf(await record(site.url, address, BROWSER), 'etag') ?? ''
  const asked = { ...BROWSER, 'if-none-match': etag }
  const bare = await stage.bare({ answers: [await record(site.url, address, asked, 304)] })
  const loads = await inTurns({ site: at(site, address, asked), bare: at(bare, address, asked) }, lengthOf(stage))
  return compared(
    { name: 'poll, 304', unit: 'requests/s', ...rate(loads.site) },
    { name: 'bare node:http', ...rate(loads.bare) },
    { atLeast: 1 },
  )
}

async function list(stage: Stage): Promise<Figure> {
  const site = await stage.site()
  const address = '/api/v1/projects'
  const bare = await stage.bare({ answers: [await record(site.url, address, BROWSER)] })
  const loads = await inTurns({ site: at(site, address), bare: at(bare, address) }, lengthOf(stage))
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
  headers = BROWSER as Target['headers'],
): Target {
  return { url: url + address, pid, headers }
}
