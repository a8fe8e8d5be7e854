import { demoContent } from '@/demo/content'
import type { DemoContent } from '@/demo/shape'
import { demoSource } from '@/demo/testing/demo-source'
import { registerSnapshotStore } from '@/lib/delivery/snapshot-registry'
import { createSnapshotStore, type SnapshotStore } from '@/lib/delivery/snapshot-store'
import { cmsSource } from '@/lib/delivery/stored-content'
import type { Locale } from '@/lib/shared/addresses/localized'
import { DEFAULT_COUNTRIES } from '@/lib/shared/money/countries'
import { drawPage, PAGE_FILES } from './testing/draw-page'
import { scriptOf, spokenTexts } from './testing/spoken-texts'

let mockLocale: Locale = 'en'
jest.mock('next-intl/server', () => {
  return {
    setRequestLocale: (locale: Locale) => {
      mockLocale = locale
    },
    getMessages: async ({ locale = mockLocale } = {}) =>
      jest.requireActual(`@/lib/shared/i18n/messages/${locale}.json`),
  }
})
jest.mock('next/navigation', () => ({
  usePathname: () => '/',
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams({ q: 'school' }),
}))
jest.mock('@/styles/fonts.css', () => ({}), { virtual: true })
jest.mock('@/components/site/font-preloads', () => ({ FontPreloads: () => null }))
jest.mock('@/lib/intake/form-timestamp', () => ({ pageTimestamp: () => 'now' }))
jest.mock('@/lib/giving/pledges/opening-balance', () => ({ enterOpeningBalance: async () => undefined }))

/** What follows in a page's address. */
const NAMED: Record<string, object> = {
  'donation-events/[id]/page.tsx': { id: '1' },
  'donation-events/[id]/donate/page.tsx': { id: '1' },
  'events-details/[id]/page.tsx': { id: '1' },
  'health-category-details/[id]/page.tsx': { id: '1' },
  'news-details/[id]/page.tsx': { id: '1' },
  'news/page/[page]/page.tsx': { page: '2' },
  'project/[id]/page.tsx': { id: '1' },
  'projects/page/[page]/page.tsx': { page: '2' },
  'donate-now/[program]/page.tsx': { program: 'orphanage' },
  'project-subcategory-details/[projectId]/[subcategoryId]/page.tsx': { projectId: '1', subcategoryId: '1' },
}
/** One donor's alone, and no page: they are drawn from the database. */
const OTHERS = ['pledge/[key]/page.tsx', 'pledge/[key]/receipt/page.tsx']
/** Its pages are those that editors made of blocks, each drawn by its address. */
const REST = '[...rest]/page.tsx'
const PAGES = [
  ...PAGE_FILES.filter((file) => ![...OTHERS, REST].includes(file)),
  ...demoContent.pages.map(({ path }) => path),
]

/** Names that are the same in both languages, and stand among words of the site. */
const NAMES = ['RSS', 'Atom', 'JSON Feed', 'Demo Bank PLC', 'Alokdhara Foundation', 'Tongi, Gazipur']

let store: SnapshotStore
registerSnapshotStore(() => ({ ...store, current: () => store.current() }))

/** Shows the demo, each of its texts made into another pair. */
async function show(pair: (texts: { en: string; bn: string }) => object): Promise<void> {
  const changed = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if ('en' in value && 'bn' in value) return pair(value as { en: string; bn: string })
    if (Array.isArray(value)) return value.map(changed)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, changed(part)]))
  }
  const content = changed(demoContent) as DemoContent
  // So many that there is a second page of them.
  const news = Array.from({ length: 7 }, () => content.news).flat()
  const projects = [
    ...content.projects,
    ...Array.from({ length: 60 }, () => content.projects[0]).flatMap((one) => one ?? []),
  ]
  const sources = [cmsSource(await demoSource({ ...content, news, projects }))]
  // The search indexes what is shown from then on.
  Object.assign(globalThis, { foundationSearch: undefined })
  store = createSnapshotStore({ sources, onChange: () => undefined, onFailure: () => undefined })
}

async function textsOf(page: string, locale: Locale) {
  const isAddress = page.startsWith('/')
  const named = isAddress ? { rest: page.slice(1).split('/') } : NAMED[page]
  return spokenTexts(await drawPage(isAddress ? REST : page, locale, named))
}

/** What a screen reader would read in the wrong language. */
async function misread(file: string, locale: Locale): Promise<string[]> {
  const wrong = (await textsOf(file, locale)).filter(({ text, language }) => {
    const script = scriptOf(text)
    return script && script !== language && !NAMES.includes(text)
  })
  return wrong.map(({ text, language }) => `${language}: ${text}`)
}

describe('where Bangla is empty', () => {
  beforeAll(() => show(({ en }) => ({ en, bn: '' })))

  test.each(PAGES)('%s says in Bangla what is English', async (file) => {
    expect(await misread(file, 'bn')).toEqual([])
  })
})

describe('where an editor wrote Bangla as English', () => {
  beforeAll(() => show(({ bn }) => ({ en: bn, bn: '' })))

  test.each(PAGES)('%s says in English what is Bangla', async (file) => {
    expect(await misread(file, 'en')).toEqual([])
  })
})

describe('where both languages are written', () => {
  beforeAll(() => show((texts) => texts))

  test.each(PAGES)('%s marks nothing but names', async (file) => {
    expect([await misread(file, 'en'), await misread(file, 'bn')]).toEqual([[], []])
    const english = (await textsOf(file, 'bn')).filter(({ text, language }) => text && language === 'en')
    const known = ['English', ...DEFAULT_COUNTRIES, ...demoContent.partners.map(({ name }) => name)]
    expect(english.map(({ text }) => text).filter((text) => !known.includes(text))).toEqual([])
  })
})
