import 'server-only'
import type { Metadata } from 'next'
import { getMessages } from 'next-intl/server'
import { getSettings } from '@/lib/content'
import { fill } from '@/lib/format/fill'
import { metadataOf, type PageFacts } from './metadata'

/** The head of a page, with what its site says of itself. @throws ContentUnavailable */
export async function pageMetadata(page: PageFacts): Promise<Metadata> {
  const { locale } = page
  const [{ name }, { shell, feeds }] = await Promise.all([getSettings(locale), getMessages({ locale })])
  const titled = (kind: string) => fill(feeds.news, { site: name, kind })
  return metadataOf(page, {
    name,
    tagline: shell.tagline,
    feeds: { rss: titled('RSS'), atom: titled('Atom'), json: titled('JSON Feed') },
  })
}
