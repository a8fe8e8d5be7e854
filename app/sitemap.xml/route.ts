import { sitemap } from '@/lib/publishing/seo/sitemap'

export const dynamic = 'force-dynamic'

/** The addresses of all pages, in every language; past 50,000 of them, the index of the parts. */
export async function GET(): Promise<Response> {
  return new Response(await sitemap(), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
