import { demoContent } from '@/demo/content'
import type { DemoProject } from '@/demo/shape'
import { demoSource } from '@/demo/testing/demo-source'
import { registerSnapshotStore } from '@/lib/delivery/snapshot-registry'
import { createSnapshotStore, type SnapshotStore } from '@/lib/delivery/snapshot-store'
import { cmsSource } from '@/lib/delivery/stored-content'
import { HOME_PROJECTS } from '@/lib/shared/content/list-paging'
import type { Place } from '@/lib/shared/content/types'
import { drawPage } from './testing/draw-page'

jest.mock('next-intl/server', () => ({
  setRequestLocale: () => undefined,
  getMessages: async () => jest.requireActual('@/lib/shared/i18n/messages/en.json'),
}))
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  usePathname: () => '/',
  useRouter: () => ({}),
}))
jest.mock('@/styles/fonts.css', () => ({}), { virtual: true })
jest.mock('@/components/site/font-preloads', () => ({ FontPreloads: () => null }))
jest.mock('@/lib/intake/form-timestamp', () => ({ pageTimestamp: () => 'now' }))
jest.mock('@/lib/giving/pledges/opening-balance', () => ({ enterOpeningBalance: async () => undefined }))

const USUAL = 61
let store: SnapshotStore
registerSnapshotStore(() => ({ ...store, current: () => store.current() }))

beforeAll(async () => {
  const [first] = demoContent.projects
  const project = (title: string, pages: Place[]) =>
    ({ ...first, title: { en: title, bn: '' }, pages, category: 'health' }) as unknown as DemoProject
  const projects = [
    project('Focus', ['Home']),
    project('Giving', ['Donation', 'Footer']),
    ...Array.from({ length: USUAL }, (_, at) => project(`Usual ${at + 1}`, [])),
  ]
  const sources = [cmsSource(await demoSource({ ...demoContent, projects }))]
  store = createSnapshotStore({ sources, onChange: () => undefined, onFailure: () => undefined })
})

/** Titles of the projects that a page shows as cards. */
async function titlesOn(file: string, named = {}): Promise<string[]> {
  const page = await drawPage(file, 'en', named)
  const titles = [...page.querySelectorAll('h3')].map(({ textContent }) => textContent ?? '')
  return titles.filter((title) => /^(?:Focus|Giving|Usual \d+)$/.test(title))
}

const usual = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `Usual ${from + at}`)

test('home shows what is placed there, and as many of the others as it has room for', async () => {
  expect(await titlesOn('page.tsx')).toEqual(['Focus', ...usual(1, HOME_PROJECTS)])
})

test('the page of projects shows sixty of those in their usual place, and leads to the others', async () => {
  expect(await titlesOn('projects/page.tsx')).toEqual(usual(1, 60))
  const page = await drawPage('projects/page.tsx', 'en')
  expect(page.querySelector('[rel=next]')?.getAttribute('href')).toBe('/projects/page/2')
  expect(page.querySelector('[rel=prev]')).toBeNull()
})

test('its second page shows the others, and leads back', async () => {
  expect(await titlesOn('projects/page/[page]/page.tsx', { page: '2' })).toEqual(usual(61, USUAL))
  const page = await drawPage('projects/page/[page]/page.tsx', 'en', { page: '2' })
  expect(page.querySelector('[rel=prev]')?.getAttribute('href')).toBe('/projects')
  expect(page.querySelector('[rel=next]')).toBeNull()
})

test.each(['3', '0', 'x'])('there is no page %s of projects', async (page) => {
  const { default: MoreProjects } = await import('./projects/page/[page]/page')
  const params = Promise.resolve({ locale: 'en', page })
  await expect(MoreProjects({ params })).rejects.toThrow(/NEXT_HTTP_ERROR_FALLBACK;404/)
})

test('the donation form stands beside what is placed there', async () => {
  expect(await titlesOn('donate-now/page.tsx')).toEqual(['Giving'])
})
