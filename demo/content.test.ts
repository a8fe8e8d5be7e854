import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { demoContent } from './content'
import { filesOf } from './picture-files'
import type { Bilingual, DemoContent, DemoImage } from './shape'

const DEMO = join(process.cwd(), 'demo')
const manifest = JSON.parse(readFileSync(join(DEMO, 'media/manifest.json'), 'utf8')) as Record<string, DemoImage>
const content: DemoContent = demoContent
const drawings = readdirSync(join(DEMO, 'illustrations')).map((file) => basename(file, '.svg'))

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isBilingual = (value: object): value is Bilingual =>
  'en' in value && 'bn' in value && typeof value.en === 'string' && typeof value.bn === 'string'

const textsIn = (value: unknown): Bilingual[] => {
  if (!isObject(value)) return []
  return isBilingual(value) ? [value] : Object.values(value).flatMap(textsIn)
}

const namesIn = (value: unknown): string[] => {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, field]) => {
    if (key === 'drawing') return [String(field)]
    if ((key === 'image' || key === 'cover') && typeof field === 'string') return [field]
    return key === 'images' && Array.isArray(field) ? field.map(String) : namesIn(field)
  })
}

const detailsIn = (value: unknown): Bilingual[] => {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, field]) =>
    key === 'detail' && isObject(field) && 'text' in field ? textsIn(field.text) : detailsIn(field),
  )
}

const countBy = <T>(records: T[], key: (record: T) => string) => {
  const counts: Record<string, number> = {}
  for (const record of records) counts[key(record)] = (counts[key(record)] ?? 0) + 1
  return counts
}

/** Sentences of the interface may be Bangla in English on purpose: the companions of headings. */
const { words, ...records } = content
const texts = [
  ...textsIn(records),
  ...Object.entries(words).flatMap(([key, text]) => (key.endsWith('.companion') ? [] : [text])),
]
const used = new Set([...namesIn(content), ...Object.values(content.settings.pictures)])

describe('pictures', () => {
  test('every picture named was converted', () => {
    const logos = content.partners.map(({ logo }) => `partner-${logo}`)
    expect([...used, ...logos].filter((name) => !manifest[name])).toEqual([])
  })

  test('every drawing is used', () => {
    expect(drawings.filter((name) => !used.has(name))).toEqual([])
  })

  test('every file of the manifest exists', () => {
    const files = Object.values(manifest).flatMap(filesOf)
    expect(files.filter((file) => !existsSync(join(DEMO, 'media', file)))).toEqual([])
  })

  test('every picture that may fill a banner has a cut for upright screens, which a phone loads with at most 25 KB', () => {
    const wide = Object.entries(manifest).filter(([, { width }]) => width >= 2000)
    const cuts = wide.map(([name, { upright }]) => [name, upright && [upright.width, upright.height]])
    expect(cuts).toEqual(wide.map(([name]) => [name, [540, 560]]))
    const banners = content.banners
      .filter(({ placement }) => placement === 'banner')
      .flatMap(({ images }) => images.map((name) => [name, Number(manifest[name]?.upright?.avif)]))
    expect(banners.filter(([, bytes]) => !(Number(bytes) <= 25_000))).toEqual([])
  })

  test('the English alternative text is the title of the drawing', () => {
    const titles = ['illustrations', 'partners', 'logos'].flatMap((folder) =>
      readdirSync(join(DEMO, folder)).map((file) => {
        const svg = readFileSync(join(DEMO, folder, file), 'utf8')
        return [basename(file, '.svg'), /<title>([^<]*)</.exec(svg)?.[1]] as const
      }),
    )
    const alts = Object.fromEntries(Object.entries(content.imageAlts).map(([name, { en }]) => [name, en]))
    expect(alts).toEqual(Object.fromEntries(titles))
  })

  test('every copy has a width that the media collection keeps', () => {
    const widths = Object.values(manifest).flatMap(({ copies }) => copies.map(({ width }) => width))
    expect([...new Set(widths)].sort((a, b) => a - b)).toEqual([480, 800, 1200, 2000])
  })

  test('every picture but the logos, which are transparent, has a placeholder', () => {
    const without = Object.entries(manifest).filter(([, { placeholder }]) => !placeholder)
    const { logo, logoForDark, mark } = content.settings
    const partners = content.partners.map(({ logo }) => `partner-${logo}`)
    expect(without.map(([name]) => name)).toEqual([logo, logoForDark, mark, ...partners].sort())
  })

  test('no detail shows one scene twice', () => {
    const details = [...content.projects, ...content.news, ...content.events].map(({ detail }) => detail.images)
    const subcategories = content.projects.flatMap((project) =>
      project.subcategories.map(({ detail }) => detail.images),
    )
    const repeats = [...details, ...subcategories].filter((images) => new Set(images).size < 4 || images.length !== 4)
    expect(repeats).toEqual([])
  })
})

describe('texts', () => {
  test('none is empty in either language', () => {
    expect(texts.filter(({ en, bn }) => !en.trim() || !bn.trim())).toEqual([])
  })

  test('Bangla is written in Bengali letters and digits', () => {
    const visible = texts.map(({ bn }) => bn.replace(/<[^>]*>/g, ''))
    expect(visible.filter((text) => !/[\u0985-\u09B9\u09E6-\u09EF]/.test(text) || /[0-9]/.test(text))).toEqual([])
  })

  test('English has no Bengali letters', () => {
    expect(texts.filter(({ en }) => /[\u0985-\u09B9]/.test(en))).toEqual([])
  })

  test('details use only the blocks that pages style', () => {
    const tags = detailsIn(content).flatMap(({ en, bn }) => (en + bn).match(/<[^>]*>/g) ?? [])
    expect(tags.filter((tag) => !/^<\/?(h2|h3|p|ul|ol|li|blockquote|strong|em|a)( |>)/.test(tag))).toEqual([])
  })

  test('both languages of a detail have the same blocks', () => {
    const blocks = (text: string) => text.match(/<[^>]*>/g)?.join('')
    expect(detailsIn(content).filter(({ en, bn }) => blocks(en) !== blocks(bn))).toEqual([])
  })
})

describe('quantities', () => {
  test('each place has its number of projects', () => {
    expect(countBy(content.projects, ({ pages }) => pages.join())).toEqual({ '': 7, Home: 1, Footer: 5, Donation: 3 })
  })

  test('each project of the grid has three or four subcategories', () => {
    const grid = content.projects.filter(({ pages }) => pages.length === 0)
    expect(grid.filter(({ subcategories }) => ![3, 4].includes(subcategories.length))).toEqual([])
  })

  test('people have every role', () => {
    expect(countBy(content.people, ({ role }) => role)).toEqual({
      chairman: 1,
      currentChairman: 1,
      viceChairman: 2,
      assistantViceChairman: 1,
      director: 1,
      management: 6,
      volunteer: 8,
    })
  })

  test('banners and intros have every placement', () => {
    expect(countBy(content.banners, ({ placement }) => placement)).toEqual({
      banner: 3,
      slider: 3,
      projectBanner: 1,
      eventsBanner: 1,
      newsBanner: 1,
      healthBanner: 1,
      contactSlider: 1,
    })
    expect(new Set(content.intros.map(({ placement }) => placement)).size).toBe(6)
  })

  test('banners and intros have the pictures of their placement', () => {
    const banners = content.banners.map(({ placement, images }) => [placement, images.length])
    const intros = content.intros.map(({ placement, images }) => [placement, images.length])
    expect(banners.filter(([to, count]) => count !== (to === 'banner' || to === 'slider' ? 1 : 3))).toEqual([])
    expect(intros.filter(([to, count]) => count !== (String(to).endsWith('Details') ? 1 : 4))).toEqual([])
  })

  test('the home page has its campaigns, in taka', () => {
    const home = content.campaigns.filter(({ pages }) => pages.includes('Home'))
    expect(home.map(({ currency, raisedBefore, goal }) => [currency, raisedBefore, goal])).toEqual([
      ['BDT', 1_216_400, 1_800_000],
      ['BDT', 275_500, 480_000],
      ['BDT', 878_000, 2_400_000],
    ])
  })

  test('the home page has its gallery in the order of the design', () => {
    const home = content.galleryImages.filter(({ pages }) => pages.includes('Home')).map(({ image }) => image)
    expect(home).toEqual(['kantha', 'orphanage', 'tubewell', 'paddywalk', 'weaver', 'oldhome', 'planting'])
  })

  test('some campaigns are in taka or without a goal', () => {
    const others = content.campaigns.filter(({ pages }) => pages.length === 0)
    expect(others.some(({ currency, goal }) => currency === 'BDT' && goal !== null)).toBe(true)
    expect(others.some(({ goal }) => goal === null)).toBe(true)
  })

  test('a campaign with a goal tells for whom and what sums do, and its budget is its goal', () => {
    const told = content.campaigns.filter(({ goal }) => goal !== null)
    expect(told.filter(({ story }) => !story?.who || (story.sums ?? []).length < 2)).toEqual([])
    const budgets = told.flatMap(({ goal, story }) =>
      story?.budget ? [[story.budget.reduce((sum, { amount }) => sum + amount, 0), goal]] : [],
    )
    expect(budgets.length).toBeGreaterThan(2)
    expect(budgets.filter(([total, goal]) => total !== goal)).toEqual([])
  })
})

describe('dates', () => {
  test('news is newest first, of the year before 21 November 2026', () => {
    const dates = content.news.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(dates.filter((date) => date < '2025-11-21' || date > '2026-11-21')).toEqual([])
  })

  test('upcoming events are in 2027', () => {
    const upcoming = content.events
      .filter(({ phase }) => phase === 'upcoming')
      .map(({ startsAt }) => startsAt?.slice(0, 4))
    expect(upcoming).toEqual(['2027', '2027', '2027', '2027', '2027'])
  })

  test('events end after they start', () => {
    const dated = content.events.filter(({ startsAt }) => startsAt)
    expect(dated.filter(({ startsAt = '', endsAt = '' }) => startsAt >= endsAt)).toEqual([])
  })
})
