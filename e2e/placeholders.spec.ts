/** The specification's placeholders, turned off in the admin: no page states a fixed fact any more. */
import { Html } from './support/html'
import { ROUTES } from './support/routes'
import { authorizationOf } from './support/session-token'
import { ACCOUNT, expect, test } from './support/started-sites'

/** In the texts of pages, in both languages. */
const FACTS = [
  ...['$25,270', '২৫,২৭০', '36%', '৩৬%', '23 May, 2022', '২৩ মে, ২০২২', '© 2023', '© ২০২৩'],
  ...['Total donation', 'মোট অনুদান', 'Micro Entrepreneurship'],
]
interface Listed {
  Id: number
  title: string
}

const WITHIN = { timeout: 10_000 }

test('with its placeholders turned off, no page states the specification’s facts', async ({ start }) => {
  const site = await start(ACCOUNT).ready()
  const Authorization = await authorizationOf(site.url, {
    email: ACCOUNT.ADMIN_EMAIL,
    password: ACCOUNT.ADMIN_PASSWORD,
  })
  const read = async (path: string) => {
    const html = new Html(await (await fetch(site.url + path)).text())
    return { count: (words: string) => html.count(words, html.document.body) }
  }
  const send = (method: string, path: string, body: object) =>
    fetch(site.url + path, {
      method,
      headers: { Authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const save = (settings: object) => send('POST', '/api/globals/settings', settings)
  const first = async (type: string) => {
    const { data } = (await (await fetch(`${site.url}/api/v1/${type}`)).json()) as { data: Listed[] }
    const [found] = data
    return { id: String(found?.Id), title: String(found?.title) }
  }
  const [news, event, health] = [await first('news'), await first('events'), await first('health')]
  const { title: running } = await first('donation')
  const pages = [
    ...ROUTES.flatMap(({ path, ids }) => (ids ? [] : [path])),
    ...[`/news-details/${news.id}`, `/events-details/${event.id}`, `/health-category-details/${health.id}`],
  ].flatMap((path) => [path, path === '/' ? '/bn' : `/bn${path}`])

  expect((await read('/')).count('© 2023')).toBe(1)
  expect((await read('/donate-list')).count('36%')).toBe(5)
  expect((await save({ placeholders: false })).status).toBe(200)
  await expect.poll(async () => (await read('/')).count('© 2023'), WITHIN).toBe(0)
  // All events of the demo have their days: this one loses its own.
  expect((await send('PATCH', `/api/events/${event.id}`, { startsAt: null, endsAt: null })).status).toBe(200)
  await expect.poll(async () => (await read('/events')).count('Date to be announced'), WITHIN).toBeGreaterThan(0)
  for (const path of pages) {
    const stated = async () => {
      const html = await read(path)
      return FACTS.filter((fact) => html.count(fact) > 0)
    }
    await expect.poll(stated, { ...WITHIN, message: path }).toEqual([])
  }
  expect((await read('/donate-list')).count(running)).toBeGreaterThan(0)
  expect((await read('/education')).count('Raised')).toBeGreaterThan(0)

  // A figure of one's own is shown once it says where it comes from.
  const figure = { volunteers: 412, volunteersDate: '2026-01-01T00:00:00.000Z' }
  expect((await save({ counters: figure })).status).toBe(400)
  expect((await save({ counters: { ...figure, volunteersSource: 'Our list of volunteers' } })).status).toBe(200)
  await expect.poll(async () => (await read('/')).count('Our list of volunteers'), WITHIN).toBe(1)
  expect((await read('/')).count('412')).toBe(1)
})
