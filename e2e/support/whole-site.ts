/** Everything that a site answers with in words, from its addresses alone. */
import { paths } from '@/lib/shared/addresses/paths'
import { ROUTES } from './routes'

/** Addresses that no page leads to, and those of errors. */
const BESIDE = [
  ...[
    '/sitemap.xml',
    '/robots.txt',
    '/.well-known/security.txt',
    '/api/v1',
    '/api/v1/openapi.json',
    '/api/v1/versions',
  ],
  ...['/feed.xml', '/atom.xml', '/feed.json', '/events.ics', '/manifest.webmanifest', '/nowhere', '/search?q=boat'],
  ...[
    '/contact/sent',
    '/become-volunteer/sent',
    '/offline',
    '/pledge/aaaaaaaaaaaaaaaaaaaaaa',
    '/admin/login',
    '/api/v1/nothing',
  ],
]
/** No site of the tests has more; one that has no end is told by this. */
const MOST = 600
const READ_AT_ONCE = 4

const WORDS = /^(?:text\/|application\/(?:[\w.+-]*\+)?(?:json|xml|javascript))/

/**
 * Reads a site as programs do: each page of the specification in both languages, and all that these lead to.
 * @returns address → what it answers with, whatever its status; pictures by their address alone
 */
export async function readWholeSite(url: string): Promise<Map<string, string>> {
  const fixed = ROUTES.flatMap(({ path, ids }) => (ids ? [] : [path]))
  const named = Object.values(paths).filter((path) => typeof path === 'string')
  const start = [...fixed, ...named, ...BESIDE].flatMap((path) => [path, path === '/' ? '/bn' : `/bn${path}`])
  const waiting = [...new Set(start)]
  const known = new Set(waiting)
  const read = new Map<string, string>()
  const readNext = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const answer = await fetch(url + path, { redirect: 'manual' })
      const isText = WORDS.test(answer.headers.get('content-type') ?? '')
      const body = isText ? await answer.text() : ''
      await answer.body?.cancel().catch(() => undefined)
      read.set(path, `${answer.headers.get('location') ?? ''}\n${body}`)
      if (read.size > MOST) throw new Error(`The site has more than ${MOST} addresses, the last ${path}.`)
      for (const found of addressesIn(body, url)) {
        if (known.has(found)) continue
        known.add(found)
        waiting.push(found)
      }
    }
  }
  // A reader that finds nothing waiting ends, while another may be about to find more: so all begin again until none is left.
  while (waiting.length > 0) await Promise.all(Array.from({ length: READ_AT_ONCE }, readNext))
  return read
}

/** Paths of the site that a text leads to. */
function addressesIn(text: string, url: string): string[] {
  const links = text.matchAll(/(?:href|src|<loc|"url"|"home_page_url")["=:>\s]+"?([^"<>\s]+)/g)
  return [...links].flatMap(([, link = '']) => {
    const path = link.replaceAll('&amp;', '&').replace(url, '').replace(/#.*$/, '')
    const isPage = path.startsWith('/') && !path.startsWith('//')
    return isPage && !/^\/(?:_next|media|images|admin|icon|apple|favicon)/.test(path) ? [path] : []
  })
}
