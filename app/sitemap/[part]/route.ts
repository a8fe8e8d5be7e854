import { notFound } from 'next/navigation'
import { sitemapPart } from '@/lib/publishing/seo/sitemap'
import { parseId } from '@/lib/shared/addresses/localized'

export const dynamic = 'force-dynamic'

/** A part of a sitemap that is too long for one file: /sitemap/1.xml. */
export async function GET(_request: Request, { params }: { params: Promise<{ part: string }> }): Promise<Response> {
  const number = parseId(/^(\d+)\.xml$/.exec((await params).part)?.[1] ?? '')
  const xml = number && (await sitemapPart(number))
  if (!xml) notFound()
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
