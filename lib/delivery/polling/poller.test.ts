import type { ContentType, LiveList } from '@/lib/shared/content/types'
import { fakeServer } from './fake-server'
import { pollList, resetPoller } from './poller'

let server = fakeServer()

beforeEach(() => {
  jest.useFakeTimers()
  resetPoller()
  server = fakeServer()
})
afterEach(() => jest.useRealTimers())

const poll = <T extends ContentType>(type: T, initial?: LiveList<T>) => pollList({ type, locale: 'en' }, initial)
const tick = () => jest.advanceTimersByTime(1000)
const project = (title: string, image1: string | null = null) => ({ Id: 1, title, image1 })

test('many lists of one tick ask for the versions once', async () => {
  await Promise.all([poll('projects'), poll('banner'), poll('donation'), poll('faq')])
  expect(server.requests('versions')).toHaveLength(1)
})

test('the next tick asks again', async () => {
  await poll('projects')
  tick()
  await poll('projects')
  expect(server.requests('versions')).toHaveLength(2)
})

test('a tick without changes asks for versions alone, and is answered with 304', async () => {
  await Promise.all([poll('projects'), poll('banner')])
  server.asked.length = 0
  tick()
  await Promise.all([poll('projects'), poll('banner')])
  expect(server.asked).toEqual(['/api/v1/versions'])
  expect(server.known).toEqual([null, expect.any(String)])
})

test('only the list that changed is fetched', async () => {
  await Promise.all([poll('projects'), poll('banner')])
  server.asked.length = 0
  server.change('projects', project('New'))
  tick()
  const [projects] = await Promise.all([poll('projects'), poll('banner')])
  expect(server.asked).toEqual(['/api/v1/versions', '/api/v1/projects?locale=en'])
  expect(projects.records).toEqual([project('New')])
})

test('a list is the same object while it does not change', async () => {
  const first = await poll('projects')
  tick()
  expect(await poll('projects')).toBe(first)
})

test('the list that the page came with is given back while it is the newest', async () => {
  const initial = { type: 'projects', version: 'v1', records: [], images: {} } as LiveList<'projects'>
  expect(await poll('projects', initial)).toBe(initial)
  expect(server.requests('projects')).toEqual([])
})

test('an older list of the page is replaced', async () => {
  server.records.projects = [project('Newer')]
  const initial = { type: 'projects', version: 'v0', records: [], images: {} } as LiveList<'projects'>
  expect((await poll('projects', initial)).records).toEqual([project('Newer')])
})

test('a list that is older than its version is asked for again', async () => {
  await poll('projects')
  server.change('projects', project('Old copy'))
  server.listVersions.projects = 'v1'
  tick()
  expect((await poll('projects')).version).toBe('v1')
  server.records.projects = [project('New')]
  server.listVersions.projects = 'v1+'
  tick()
  expect(await poll('projects')).toMatchObject({ version: 'v1+', records: [project('New')] })
  server.asked.length = 0
  tick()
  await poll('projects')
  expect(server.requests('projects')).toEqual([])
})

test('two windows of a list are two lists', async () => {
  await pollList({ type: 'projects', locale: 'bn', limit: 3 }, undefined)
  await pollList({ type: 'projects', locale: 'bn' }, undefined)
  expect(server.requests('projects')).toEqual(['/api/v1/projects?locale=bn&limit=3', '/api/v1/projects?locale=bn'])
})

test('what is known of its pictures comes with a changed list', async () => {
  server.records.projects = [project('With picture', 'media/a.webp'), project('Same picture', 'media/a.webp')]
  server.images = { 'media/a.webp': { alt: 'A', width: 1, height: 1, widths: [] } }
  expect((await poll('projects')).images).toEqual(server.images)
  expect(server.requests('images')).toEqual(['/api/v1/images?locale=en&path=media%2Fa.webp'])
})

test('a list comes without what is known of its pictures when that cannot be had', async () => {
  server.records.projects = [project('With picture', 'media/a.webp')]
  server.imagesStatus = 500
  expect(await poll('projects')).toMatchObject({ records: [{ title: 'With picture' }], images: {} })
})

test.each([404, 500, 503])('an answer of %s is a failure, not an empty list', async (status) => {
  server.status = status
  await expect(poll('projects')).rejects.toThrow(String(status))
})

test('a failed tick fails for all lists that share it, with one request', async () => {
  server.up = false
  const results = await Promise.allSettled([poll('projects'), poll('banner')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(server.asked).toHaveLength(1)
})

test('a list that asks just after a failure shares it', async () => {
  server.up = false
  await expect(poll('projects')).rejects.toThrow()
  await expect(poll('banner')).rejects.toThrow()
  expect(server.asked).toHaveLength(1)
})

test('a failed request is not shared with the next tick', async () => {
  server.up = false
  await expect(poll('projects')).rejects.toThrow()
  server.up = true
  tick()
  expect((await poll('projects')).records).toEqual([])
})

test('a list that could not be fetched is fetched by the next tick', async () => {
  await poll('projects')
  server.change('projects', project('New'))
  const versionsAlone = server.requests('versions').length
  tick()
  const fetching = globalThis.fetch
  globalThis.fetch = (async (address: string, init?: RequestInit) => {
    if (address.includes('projects')) throw new TypeError('Failed to fetch')
    return fetching(address, init)
  }) as typeof fetch
  await expect(poll('projects')).rejects.toThrow('Failed to fetch')
  globalThis.fetch = fetching
  tick()
  expect((await poll('projects')).records).toEqual([project('New')])
  expect(server.requests('versions')).toHaveLength(versionsAlone + 2)
})

test('a place of a list is fetched alone, and is another list than the whole', async () => {
  await Promise.all([poll('projects'), pollList({ type: 'projects', locale: 'en', place: 'Footer' }, undefined)])
  expect(server.requests('projects').sort()).toEqual([
    '/api/v1/projects?locale=en',
    '/api/v1/projects?locale=en&page=Footer',
  ])
})

test('where the page has the version alone, the list is fetched once it is another', async () => {
  const initial = { type: 'projects', version: 'v1' } as const
  expect(await pollList({ type: 'projects', locale: 'en' }, initial)).toBe(initial)
  expect(server.requests('projects')).toEqual([])
  expect(await pollList({ type: 'projects', locale: 'en' }, { ...initial })).toBe(initial)
  expect(await poll('projects')).toMatchObject({ records: [] })
  server.change('projects', project('New'))
  tick()
  expect(await pollList({ type: 'projects', locale: 'en' }, initial)).toMatchObject({ records: [project('New')] })
})
