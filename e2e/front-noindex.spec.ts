/** A site at an address that is not public tells search engines to stay away, with every response. */
import { expect, test } from './support/watched-site'

test('a site at a private address sends noindex with every response and disallows everything in robots.txt', async ({
  watched,
}) => {
  expect(watched.site.output).toMatch(/^Search engines are asked to stay away: .*INDEXING/m)
  for (const address of ['/', '/bn/news', '/nowhere', '/robots.txt', '/icon.svg', '/admin/login', '/api/v1/news']) {
    const answer = await fetch(watched.url + address)
    await answer.arrayBuffer()
    expect(answer.headers.get('x-robots-tag'), address).toBe('noindex, nofollow')
  }
  expect(await (await fetch(`${watched.url}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n')
})
