import { notFound } from 'next/navigation'
import { getMessages, setRequestLocale } from 'next-intl/server'
import { getPage } from '@/lib/delivery/pages'
import { type FixedPath, isFixedPage } from '@/lib/shared/addresses/fixed-pages'
import type { Locale } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { emptyPage } from '@/lib/shared/content/empty-page'
import type { BlockPage, PageBlock } from '@/lib/shared/content/pages'
import { isLocale } from '@/lib/shared/i18n/routing'

export interface BlockPageProps {
  params: Promise<{ locale: string; rest: string[] }>
}

interface Loaded {
  locale: Locale
  page: BlockPage
  /** Whether somebody wrote it; else it is an address of the specification, with its heading alone. */
  isWritten: boolean
}

/** The page that an address names. Ends in the 404 page when it names none. */
export async function loadBlockPage({ params }: BlockPageProps): Promise<Loaded> {
  const { locale, rest } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const path = `/${rest.join('/')}`
  const page = await getPage(path, locale)
  if (page) return { locale, page, isWritten: true }
  return isFixedPage(path) ? { locale, page: await unwritten(path, locale), isWritten: false } : notFound()
}

/** What the donation list shows until somebody writes it: the campaigns that there are. */
const CAMPAIGNS: PageBlock = { id: 'campaigns', kind: 'campaigns', heading: '', companion: '', entries: [] }

async function unwritten(path: FixedPath, locale: Locale): Promise<BlockPage> {
  const { titles } = (await getMessages({ locale })).blockPages
  const key = (Object.keys(titles) as (keyof typeof titles)[]).find((name) => paths[name] === path)
  const page = emptyPage(path, key ? titles[key] : '')
  return path === paths.donateList ? { ...page, blocks: [CAMPAIGNS] } : page
}
