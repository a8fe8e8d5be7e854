import { notFound } from 'next/navigation'
import { search } from '@/lib/publishing/search/search'
import { resultPage } from '@/lib/shared/addresses/search-query'
import { isLocale } from '@/lib/shared/i18n/routing'

/** What is found, as data: for the search page, while somebody types. */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const asked = new URL(request.url).searchParams
  const data = await search(asked.get('q'), resultPage(asked.get('page')), locale)
  return Response.json({ data })
}
