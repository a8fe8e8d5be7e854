/** What a phone sees of the site beside the same pages as static files of nginx, without any script: the limit of what can be had. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compared, type Figure, notMeasured } from './figures'
import { lighthouseOf } from './lighthouse'
import { hasNginx, serveFolder } from './nginx'
import type { TestBed } from './test-bed'

const PAGES = ['/', '/bn']
const RUNS = 5

export async function staticPages(testBed: TestBed): Promise<Figure[]> {
  if (!hasNginx) return [notMeasured('pages beside static files', 'nginx is not installed')]
  const site = await testBed.site()
  const there = await serveCopy(testBed, site.url)
  const figures: Figure[] = []
  for (const page of PAGES) {
    const runs = testBed.options.quick ? 1 : RUNS
    const [here, copy] = [await lighthouseOf(site.url + page, runs), await lighthouseOf(there + page, runs)]
    for (const [name, key, unit] of [
      ['LCP', 'lcp', 's'],
      ['TBT', 'tbt', 'ms'],
      ['all bytes', 'kilobytes', 'KB'],
    ] as const) {
      const other = { name: 'static, no script', value: copy[key] }
      figures.push(compared({ name: `${page}: ${name}`, value: here[key], unit }, other, null))
    }
  }
  return figures
}

/** Copies the pages without script, and serves them with the site's own files. @returns the address */
async function serveCopy(testBed: TestBed, url: string): Promise<string> {
  const folder = path.join(testBed.folder, 'static')
  await mkdir(path.join(folder, 'files'), { recursive: true })
  for (const page of PAGES) {
    const html = await (await fetch(url + page, { headers: { accept: 'text/html' } })).text()
    const file = page === '/' ? 'index.html' : `${page.slice(1)}.html`
    await writeFile(path.join(folder, 'files', file), withoutScript(html))
  }
  const { address, stop } = await serveFolder(folder, {
    '/_next/static/': path.resolve('.next/static'),
    '/media/': path.join(testBed.folder, 'site', 'media'),
    '/images/': path.resolve('public/images'),
  })
  testBed.atEnd(stop)
  return address
}

/** Faces that wait for the loader come at once, and what waits for the page to be at rest stays with the browser. */
const withoutScript = (html: string) =>
  html.replace(/<script[\s>][\s\S]*?<\/script>/g, '').replace('<html ', '<html data-faces ')
