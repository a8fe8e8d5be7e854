/** Content of another server: shown while that is up, down and up again, and when its lists are broken or hostile. */
import path from 'node:path'
import { CONTENT_TYPES } from '@/lib/content/model/model'
import { answering, endless, fakeServer, silent } from '@/lib/platform/remote/fake-server'
import { tagsOfScenario } from './support/long-scenarios'
import { authorizationOf } from './support/session-token'
import { ACCOUNT, expect, freePort, test } from './support/started-sites'

const textOf = async (address: string) => (await fetch(address)).text()
const dataOf = async <T>(address: string) => ((await (await fetch(address)).json()) as { data: T }).data

/** Signs in the administrator. @returns the headers of their calls */
async function signIn(url: string): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' }
  const account = { email: ACCOUNT.ADMIN_EMAIL, password: ACCOUNT.ADMIN_PASSWORD }
  return { ...headers, authorization: await authorizationOf(url, account) }
}

/** Changes the first question, as a member of staff does. */
async function ask(url: string, question: string): Promise<void> {
  const headers = await signIn(url)
  const [first] = await dataOf<{ Id: number }[]>(`${url}/api/v1/faq`)
  const changed = await fetch(`${url}/api/v1/faq/${first?.Id}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ question }),
  })
  expect(changed.status).toBe(200)
}

test('content of another server is shown while that is up, down, and up again', { tag: '@whole' }, async ({
  start,
  folder,
  port,
}) => {
  test.setTimeout(150_000)
  const far = { ...ACCOUNT, PORT: port, DATA_DIR: path.join(folder, 'far') }
  const near = {
    ...ACCOUNT,
    PORT: await freePort(),
    DATA_DIR: path.join(folder, 'near'),
    CONTENT_API_URL: `http://127.0.0.1:${port}`,
  }
  const other = await start(far).ready()
  const site = await start(near).ready()
  expect(site.output, 'no demo of its own').not.toContain('Demo content')

  await test.step('the same records and versions', async () => {
    for (const call of [...CONTENT_TYPES, ...CONTENT_TYPES.map((type) => `${type}?locale=bn`)]) {
      expect(await textOf(`${site.url}/api/v1/${call}`), call).toBe(await textOf(`${other.url}/api/v1/${call}`))
    }
    // Pages made of blocks are each site's own, as settings are.
    const [here, there] = await Promise.all(
      [site, other].map(({ url }) => dataOf<Record<string, string>>(`${url}/api/v1/versions`)),
    )
    expect({ ...here, pages: '' }).toEqual({ ...there, pages: '' })
  })

  await test.step('its pages, with its pictures', async () => {
    const [project] = await dataOf<{ title: string; image1: string }[]>(`${other.url}/api/v1/projects`)
    expect(await textOf(`${site.url}/projects`)).toContain(project?.title)
    const picture = await fetch(`${site.url}/${project?.image1}`)
    expect(picture.status).toBe(200)
    expect(picture.headers.get('content-type')).toBe('image/webp')
  })

  await test.step('an edit there shows here within seconds, and none can be made here', async () => {
    await ask(other.url, 'Was this asked elsewhere?')
    await expect.poll(() => textOf(site.url), { timeout: 10_000 }).toContain('Was this asked elsewhere?')
    const write = await fetch(`${site.url}/api/v1/faq/1`, { method: 'DELETE', headers: await signIn(site.url) })
    expect(write.status).toBe(409)
    expect(await write.text()).toContain('content_is_remote')
    expect((await fetch(`${site.url}/api/v1/pledges`, { method: 'POST', body: '{}' })).status).not.toBe(409)
  })

  await test.step('it stays while the other is away, and over a restart', async () => {
    await new Promise((resolve) => setTimeout(resolve, 6000))
    await other.stop()
    expect((await fetch(site.url)).status).toBe(200)
    const neverAskedFor = await fetch(`${site.url}/gallery`)
    expect(neverAskedFor.status).toBe(200)
    await site.crash()
    const again = await start(near).ready()
    expect(await textOf(again.url)).toContain('Was this asked elsewhere?')
    expect(await dataOf<object[]>(`${again.url}/api/v1/news`)).not.toEqual([])
  })

  await test.step('it follows again once the other is back', async () => {
    await start(far).ready()
    await ask(other.url, 'Are we back?')
    await expect.poll(() => textOf(`${site.url}/api/v1/faq`), { timeout: 5000 }).toContain('Are we back?')
    await expect.poll(() => textOf(site.url), { timeout: 10_000 }).toContain('Are we back?')
  })
})

const json = (records: unknown) => answering(200, 'application/json', JSON.stringify({ data: records }))

/** List → what becomes of it. */
const HARM = {
  projects: answering(200, 'application/json', '{"data": [{"Id": 1, '),
  news: answering(200, 'text/html', '<h1>Welcome</h1>'),
  events: json([{ Id: 1, title: { en: 'Object' }, status: 'latest' }]),
  health: json([
    { Id: 1, title: 'Twice' },
    { Id: 1, title: 'Twice' },
  ]),
  donation: answering(200, 'application/json', `{"data": [${' '.repeat(50_000_000)}]}`),
  about: endless,
  aboutARCF: silent,
  management: json([]),
}

test(
  'broken and hostile lists from another server leave the last good content',
  tagsOfScenario('a harmful source'),
  async ({ start }) => {
    const server = await fakeServer()
    const good = Object.keys(HARM).map((type) => [type, [{ Id: 1, title: `Good ${type}`, status: 'latest' }]])
    server.lists = { ...Object.fromEntries(good), faq: [{ Id: 1, question: 'Before?', answer: 'A' }] }
    const site = await start({ ...ACCOUNT, CONTENT_API_URL: server.origin }).ready()
    const lists = () => Promise.all(Object.keys(HARM).map((type) => textOf(`${site.url}/api/v1/${type}`)))
    const before = await lists()
    for (const [i, type] of Object.keys(HARM).entries()) expect(before[i]).toContain(`Good ${type}`)

    server.overrides = HARM
    server.lists.faq = [{ Id: 1, question: 'And the others?', answer: 'A' }]
    await expect.poll(() => textOf(`${site.url}/api/v1/faq`), { timeout: 10_000 }).toContain('And the others?')
    const told = Object.keys(HARM).filter((type) => type !== 'aboutARCF')
    for (const type of told) {
      await expect.poll(() => site.output, { timeout: 15_000 }).toMatch(new RegExp(`The list ${type} of .* stays\\.`))
    }
    expect(await lists()).toEqual(before)
    expect((await fetch(site.url)).status).toBe(200)

    server.overrides = {}
    server.lists.about = [{ Id: 1, title: 'Well again' }]
    await expect.poll(() => textOf(`${site.url}/api/v1/about`), { timeout: 8000 }).toContain('Well again')
    await server.close()
  },
)
