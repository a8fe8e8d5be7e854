import { FIXED_PAGES } from '@/lib/shared/addresses/fixed-pages'
import { paths } from '@/lib/shared/addresses/paths'
import { pages } from './pages'
import { demoPages } from './testing/demo-pages'

jest.mock('@/lib/giving/pledges/opening-balance', () => ({ enterOpeningBalance: async () => undefined }))

type Text = { en: string; bn: string }

function textsOf(value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return []
  return 'en' in value && 'bn' in value ? [value as Text] : Object.values(value).flatMap(textsOf)
}

const named = (path: string) => pages.find((page) => page.path === path)

/** What the site states by itself, of any foundation. */
const STATED: readonly string[] = [paths.privacy, paths.givingTerms, paths.papers]

test('every address of the specification has its page', () => {
  const specified = Object.keys(FIXED_PAGES).filter((path) => !STATED.includes(path))
  expect(pages.map(({ path }) => path).sort()).toEqual(specified.sort())
})

test('the copy is whole in both languages', () => {
  expect(textsOf(pages).filter(({ en, bn }) => en.trim() === '' || bn.trim() === '')).toEqual([])
})

test('each language is written in its own letters', () => {
  const bengali = /[\u0980-\u09f2]/
  expect(textsOf(pages).filter(({ bn }) => !bengali.test(bn))).toEqual([])
  expect(textsOf(pages).filter(({ en }) => bengali.test(en))).toEqual([])
})

test('the headings are those of the specification', () => {
  const programs = [paths.education, paths.microcredit, paths.qualityLife, paths.environment, paths.orphanage]
  expect(programs.map((path) => named(path)?.title.en)).toEqual([
    'Education',
    'Microcredit Program',
    'Men & Women',
    'Environment',
    'Orphanage',
  ])
})

test('the night school says its hours', () => {
  expect(JSON.stringify(named(paths.education)?.blocks)).toContain('daily from 6 pm to 9 pm')
})

test('only programs with a page of details lead to one', () => {
  const leading = pages.filter(
    ({ section, blocks }) => section === 'projects' && /"link":/.test(JSON.stringify(blocks)),
  )
  expect(leading.map(({ path }) => path)).toEqual([paths.education, paths.microcredit, paths.qualityLife])
  expect(pages.filter(({ parent, section }) => parent && !section).map(({ parent }) => parent)).toEqual([
    ...leading.map(({ path }) => path),
    paths.donateList,
  ])
})

test('descriptions are as long as search engines show them', () => {
  const lengths = pages.flatMap(({ description }) => [description.en.length, description.bn.length])
  expect(Math.min(...lengths)).toBeGreaterThan(20)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(160)
})

test('every picture is known, in sizes that a banner needs', async () => {
  const { pages: shown, images } = await demoPages()
  const banners = shown.records.en.flatMap((page) => page.banners)
  expect(banners.length).toBeGreaterThan(20)
  for (const image of banners) expect(images.en[String(image)]?.alt).toBeTruthy()
})
