import '@/components/common-styles'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getMessages, setRequestLocale } from 'next-intl/server'
import { SearchPage } from '@/components/blocks/search/search-page'
import { search } from '@/lib/publishing/search/search'
import { pageMetadata } from '@/lib/publishing/seo/page-metadata'
import { paths } from '@/lib/shared/addresses/paths'
import { addressQuery, readQuery, resultPage } from '@/lib/shared/addresses/search-query'
import { fill } from '@/lib/shared/format/fill'
import { isLocale } from '@/lib/shared/i18n/routing'
import { PageData } from '../page-data'

// The layout's pages are made once for everybody; this one reads the query.
export const dynamic = 'force-dynamic'

interface SearchProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** A parameter that is given twice counts the first time, as in URLSearchParams. */
const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

export async function generateMetadata({ params, searchParams }: SearchProps): Promise<Metadata> {
  const [{ locale }, { q }] = await Promise.all([params, searchParams])
  if (!isLocale(locale)) return {}
  const { search: words } = await getMessages({ locale })
  const { query } = readQuery(firstOf(q))
  const title = query ? fill(words.titled, { query }) : words.title
  return pageMetadata({ locale, path: paths.search, title, description: words.description, hidden: query !== '' })
}

export default async function Search({ params, searchParams }: SearchProps) {
  const [{ locale }, asked] = await Promise.all([params, searchParams])
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const [query, page] = [firstOf(asked.q), resultPage(firstOf(asked.page))]
  const answer = await search(query, page, locale)
  const { title, description } = (await getMessages()).search
  return (
    <>
      <SearchPage answer={answer} address={addressQuery(query, page)} locale={locale} />
      <PageData locale={locale} path={paths.search} title={title} description={description} kind="SearchResultsPage" />
    </>
  )
}
