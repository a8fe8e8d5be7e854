/** Memory under lasting load, of many pages and of addresses that must not be cached. */
import { setTimeout as pause } from 'node:timers/promises'
import { bounded, compared, type Figure } from './figures'
import { CORES, residentMegabytes, run, treeOf } from './processes'
import type { TestBed } from './test-bed'
import type { VisitorsInput, VisitsResult } from './visitors'

const ADDRESSES = [
  ...['/', '/bn', '/about-us', '/projects', '/news', '/events', '/contact', '/gallery', '/become-volunteer'],
  ...['/api/v1/versions', '/api/v1/projects', '/api/v1/news?limit=3', '/api/v1/faq'],
  ...Array.from({ length: 200 }, (_, at) => `/?utm_source=${at}`),
]

export async function memory(testBed: TestBed): Promise<Figure[]> {
  const { quick } = testBed.options
  const [early, late] = quick ? [5, 15] : [60, 600]
  const { url, pid } = await testBed.startSite('memory')
  const input: VisitorsInput = { origin: url, visitors: 32, every: 0, addresses: ADDRESSES, seconds: late + 5 }
  const visits = run<VisitsResult>('visitors.ts', input, CORES.others)
  await pause(early * 1000)
  const before = memoryOf(pid)
  await pause((late - early) * 1000)
  const after = memoryOf(pid)
  const { requests, failed } = (await visits).message
  const said = (seconds: number) => (quick ? `${seconds} s` : `${seconds / 60} min`)
  const figure = (name: string, which: 'front' | 'app') =>
    compared(
      { name: `memory of the ${name} after ${said(late)}`, value: after[which], unit: 'MB' },
      { name: `after ${said(early)}`, value: before[which] },
      { atMost: 1.1 },
    )
  return [
    figure('front', 'front'),
    figure('app', 'app'),
    bounded({ name: 'requests meanwhile', value: requests, unit: '' }, null, `${failed} answered with an error`),
  ]
}

function memoryOf(pid: number): { front: number; app: number } {
  const [front = pid, ...app] = treeOf(pid)
  return { front: residentMegabytes(front), app: app.map(residentMegabytes).reduce((sum, one) => sum + one, 0) }
}
