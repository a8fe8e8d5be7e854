import { getMessages } from 'next-intl/server'
import { StructuredData } from '@/components/site/structured-data'
import { getImages, getSettings } from '@/lib/delivery/content'
import { foundation as foundationNode } from '@/lib/publishing/structured-data/foundation'
import type { Node } from '@/lib/publishing/structured-data/graph'
import { breadcrumbs, type DataPage, type PageKind, type Step, webPage } from '@/lib/publishing/structured-data/page'
import type { Locale } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'

interface PageDataProps {
  locale: Locale
  /** Without the language. */
  path: string
  title: string
  description?: string
  /** Of a page that is nothing more than a page. */
  kind?: PageKind
  /** Pages between home and this one. */
  under?: readonly Step[]
  /** What is on the page. */
  nodes?: (page: DataPage) => readonly Node[]
}

/** The structured data of a page: the way to it, and what is on it. */
export async function PageData({ locale, path, title, description, kind, under = [], nodes }: PageDataProps) {
  const [{ name: foundation }, { pageBanner }] = await Promise.all([getSettings(locale), getMessages({ locale })])
  const page = { locale, path, title, description, foundation }
  const way = breadcrumbs(page, [{ name: pageBanner.home, path: paths.home }, ...under])
  return <StructuredData nodes={[kind && webPage(page, kind), way, ...(nodes?.(page) ?? [])]} />
}

interface FoundationDataProps {
  locale: Locale
  nodes?: readonly Node[]
}

/** The foundation, described whole, and what else is on the page. */
export async function FoundationData({ locale, nodes = [] }: FoundationDataProps) {
  const [settings, { common }] = await Promise.all([getSettings(locale), getMessages({ locale })])
  const images = await getImages(settings.logo ? [settings.logo] : [], locale)
  return <StructuredData nodes={[foundationNode({ settings, images, locale, donate: common.donateNow }), ...nodes]} />
}
