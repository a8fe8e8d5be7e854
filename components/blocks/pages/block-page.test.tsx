import { screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { demoPages } from '@/demo/testing/demo-pages'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { BlockPage, PageBlock, ShownLists } from '@/lib/shared/content/pages'
import bangla from '@/lib/shared/i18n/messages/bn.json'
import english from '@/lib/shared/i18n/messages/en.json'
import { campaign, listOf } from '../fixtures'
import { BlockPageView } from './block-page'

jest.mock('next/navigation', () => ({ usePathname: () => '/' }))
jest.mock('@/lib/giving/pledges/opening-balance', () => ({ enterOpeningBalance: async () => undefined }))

const demo = demoPages()

interface Shown {
  lists?: ShownLists
  placeholders?: boolean
}

/** A page as the server draws it. @param change of the demo's page */
async function show(
  path: string,
  locale: Locale = 'en',
  change: (page: BlockPage) => BlockPage = (page) => page,
  { lists = {}, placeholders = true }: Shown = {},
) {
  const { pages, images, settings } = await demo
  const all = pages.records[locale]
  const page = all.find((one) => one.path === path)
  if (!page) throw new Error(`The demo has no page at ${path}.`)
  const parts = { pages: all, images: images[locale], settings: { ...settings[locale], placeholders }, lists, locale }
  document.body.innerHTML = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={locale === 'en' ? english : bangla}>
      <BlockPageView {...parts} page={change(page)} url={`https://site.example${path}`} />
    </NextIntlClientProvider>,
  )
}

const linksTo = (address: string) => screen.getAllByRole('link').filter((link) => link.getAttribute('href') === address)

test('a program’s cards lead to its details', async () => {
  await show('/education')
  expect(linksTo('/education-details')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'All projects' })).toHaveAttribute('href', '/projects')
})

test('cards of a program without details are no links', async () => {
  await show('/orphanage')
  expect(screen.getByRole('heading', { name: 'Birthdays' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /read more/i })).not.toBeInTheDocument()
})

test('a program shows the fixed figures and the way to give', async () => {
  await show('/oldhome')
  const box = within(screen.getByRole('region', { name: english.record.boxLabel }))
  expect(box.getByText('$25,270')).toBeInTheDocument()
  expect(box.getByText('$30,000')).toBeInTheDocument()
  expect(box.getByRole('link', { name: 'Donate now' })).toHaveAttribute('href', '/donate-now/oldhome')
})

test('details have one main heading and lead back to their program', async () => {
  await show('/quality-life-details')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Drawing the day together')
  expect(screen.getByRole('heading', { level: 2, name: 'Men & Women' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to Men & Women' })).toHaveAttribute('href', '/quality-life')
})

test('a Bangla page leads to Bangla pages', async () => {
  await show('/microcredit', 'bn')
  const astray = screen.getAllByRole('link').filter((link) => !link.getAttribute('href')?.startsWith('/bn'))
  expect(astray).toEqual([])
})

test('the donation list has five entries, each with a bar at 36%', async () => {
  await show('/donate-list')
  const bars = screen.getAllByRole('progressbar')
  expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(Array(5).fill('36'))
  expect(screen.getAllByText('36%')).toHaveLength(5)
  expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
    'Education',
    'Health Care Program',
    'Micro Entrepreneurship',
    'Improving Quality Of Life',
    'Cancer Treatment',
  ])
})

const CAMPAIGNS = { donation: listOf('donation', [campaign(7, { title: 'Two boats' })]) }

test('without placeholders the donation list shows the campaigns that there are', async () => {
  await show('/donate-list', 'en', undefined, { lists: CAMPAIGNS, placeholders: false })
  screen.getByRole('heading', { name: 'Two boats' })
  expect(screen.queryByText('Micro Entrepreneurship')).not.toBeInTheDocument()
})

test('without placeholders the box has the sums of the chosen campaign, and none where there is no campaign', async () => {
  const chosen = (id: number) => (page: BlockPage) => ({
    ...page,
    blocks: [{ id: 'box', kind: 'donateBox', campaign: id } as const],
  })
  await show('/oldhome', 'en', chosen(7), { lists: CAMPAIGNS, placeholders: false })
  expect(screen.getByRole('link', { name: 'Two boats' })).toHaveAttribute('href', '/donation-events/7')
  await show('/oldhome', 'en', chosen(8), { lists: CAMPAIGNS, placeholders: false })
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Donate now' })).toHaveAttribute('href', '/donate-now/oldhome')
})

test('each entry of the donation list has its category, a title that leads on and a description', async () => {
  await show('/donate-list')
  const cards = screen.getAllByRole('article')
  expect(cards).toHaveLength(5)
  const block = (await demo).pages.records.en.find(({ path }) => path === '/donate-list')?.blocks[0]
  for (const [index, { category, title, text }] of (block?.kind === 'campaigns' ? block.entries : []).entries()) {
    const card = within(cards[index] as HTMLElement)
    expect(card.getAllByText(category)[0]).toBeInTheDocument()
    expect(card.getByRole('link', { name: title })).toHaveAttribute('href', '/donate-details')
    expect(card.getByText(text)).toBeInTheDocument()
  }
})

const FILLED: PageBlock[] = [
  { id: '1', kind: 'quote', text: 'Said.', by: 'Somebody' },
  {
    id: '2',
    kind: 'counters',
    counters: [{ label: 'Trees', value: 41_000, unit: '', source: 'Counted by hand', date: '2025-12-31' }],
  },
  { id: '3', kind: 'questions', heading: 'Asked', questions: [{ question: 'Why?', answer: 'So.' }] },
  {
    id: '4',
    kind: 'files',
    heading: 'Papers',
    files: [
      { name: 'Report', address: 'https://site.example/a.pdf', file: null },
      {
        name: 'Accounts',
        address: '',
        file: { address: '/files/accounts-1a2b3c4d.pdf', kind: 'PDF', bytes: 1_240_000 },
      },
    ],
  },
  { id: '5', kind: 'map', address: 'Sylhet' },
  { id: '6', kind: 'form', heading: 'Write', companion: '', form: 'contact' },
  { id: '7', kind: 'videos', ...headed('Films'), videos: [{ address: 'https://youtu.be/abcdefghijk' }] },
  { id: '8', kind: 'gallery', ...headed('Scenes'), pictures: ['media/a.webp', 'media/b.webp'] },
  { id: '9', kind: 'gallery', ...headed('More'), pictures: ['media/c.webp'] },
]

function headed(heading: string) {
  return { heading, companion: '', text: '', more: '', link: '' }
}

test('blocks of the page’s own show what was written, each under its heading', async () => {
  await show('/oldhome', 'en', (page) => ({ ...page, blocks: FILLED }))
  for (const text of ['Said.', 'Somebody', 'Counted by hand', 'Why?', 'So.']) screen.getByText(text)
  for (const name of ['Write', 'Films', 'Scenes', 'More']) screen.getByRole('region', { name })
  expect(screen.getByText('41,000')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Report' })).toHaveAttribute('href', 'https://site.example/a.pdf')
  expect(document.querySelector('form')).toHaveAttribute('action', expect.stringContaining('create-contact'))
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
})

test('a page without blocks says so in the specification’s words', async () => {
  await show('/oldhome', 'en', (page) => ({ ...page, blocks: [] }))
  expect(screen.getByText('No project details found')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Old Home')
})
