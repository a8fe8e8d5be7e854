import { XMLParser } from 'fast-xml-parser'
import { isWhole } from '@/lib/testing/sample'
import { writeSitemapIndex, writeSitemaps } from './sitemap-files'

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => ['url', 'sitemap'].includes(name) })

function* pages(count: number) {
  for (let i = 0; i < count; i += 1) {
    const url = `https://example.org/news-details/${i}`
    yield { url, lastmod: new Date(Date.UTC(2026, 0, 1) + i * 1000).toISOString() }
  }
}

test('more addresses than a file may have are two files, and none is lost', async () => {
  // As many as sitemaps.org allows take eight seconds.
  const [count, entries] = isWhole ? [60_000, 50_000] : [6000, 5000]
  const files = await writeSitemaps(pages(count), { entries, bytes: 1e9 })
  const addresses = files.map(({ xml }) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address))
  expect(addresses.map(({ length }) => length)).toEqual([(count / 6) * 5, count / 6])
  expect(new Set(addresses.flat()).size).toBe(count)
}, 30_000)

test('a file ends where it becomes too long', async () => {
  const files = await writeSitemaps(pages(10_000), { entries: 50_000, bytes: 100_000 })
  expect(files.length).toBeGreaterThan(5)
  for (const { xml } of files) expect(Buffer.byteLength(xml)).toBeLessThan(200_000)
})

test('others have their turn while a long one is written', async () => {
  let turns = 0
  let next: NodeJS.Immediate | undefined
  const turn = () => {
    turns += 1
    next = setImmediate(turn)
  }
  turn()
  await writeSitemaps(pages(5000))
  clearImmediate(next)
  expect(turns).toBeGreaterThan(20)
})

test('the index names each file with its newest change', async () => {
  const files = await writeSitemaps(pages(25), { entries: 10, bytes: 1e6 })
  const { sitemapindex } = parser.parse(
    await writeSitemapIndex(files, (part) => `https://example.org/sitemap/${part}.xml`),
  )
  expect(sitemapindex['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  expect(sitemapindex.sitemap).toEqual([
    { loc: 'https://example.org/sitemap/1.xml', lastmod: '2026-01-01T00:00:09.000Z' },
    { loc: 'https://example.org/sitemap/2.xml', lastmod: '2026-01-01T00:00:19.000Z' },
    { loc: 'https://example.org/sitemap/3.xml', lastmod: '2026-01-01T00:00:24.000Z' },
  ])
})

test('addresses are escaped, and what has no time has none', async () => {
  const url = 'https://example.org/a?b=1&c=%3C'
  const [file] = await writeSitemaps([{ url, links: [{ lang: 'bn', url }], img: [{ url }] }])
  const { urlset } = parser.parse(file?.xml ?? '')
  expect(urlset.url).toEqual([
    {
      loc: url,
      'xhtml:link': { '@_rel': 'alternate', '@_hreflang': 'bn', '@_href': url },
      'image:image': { 'image:loc': url },
    },
  ])
})
