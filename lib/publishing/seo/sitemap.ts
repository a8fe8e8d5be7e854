/** The site's sitemap: one file, or parts and their index. Made once for each state of the content. */
import 'server-only'
import type { SitemapItemLoose } from 'sitemap'
import { getVersions } from '@/lib/delivery/content'
import { pageAddress, siteAddress } from '@/lib/platform/site-address'
import { machinePaths } from '@/lib/shared/addresses/machine-paths'
import { imageUrl } from '@/lib/shared/content/image-url'
import { LOCALES } from '@/lib/shared/i18n/routing'
import { languagesOf } from './metadata'
import { type SitemapFile, writeSitemapIndex, writeSitemaps } from './sitemap-files'
import { type IndexedPage, indexedPages } from './sitemap-pages'

/** Versions → the files made of them. */
const made = new WeakMap<object, Promise<SitemapFile[]>>()

/** The whole sitemap, or the index of its parts. @throws ContentUnavailable */
export async function sitemap(): Promise<string> {
  const files = await currentFiles()
  const [only] = files
  if (only && files.length === 1) return only.xml
  return writeSitemapIndex(files, (part) => siteAddress(machinePaths.sitemapPart(part)))
}

/** A part of it; undefined where there is none of that number, and where one file holds all. */
export async function sitemapPart(part: number): Promise<string | undefined> {
  const files = await currentFiles()
  return files.length > 1 ? files[part - 1]?.xml : undefined
}

async function currentFiles(): Promise<SitemapFile[]> {
  const versions = await getVersions()
  const known = made.get(versions)
  if (known) return known
  const files = indexedPages().then((pages) => writeSitemaps(entriesOf(pages)))
  made.set(versions, files)
  files.catch(() => made.delete(versions))
  return files
}

/** Each language's address is an entry of its own, and names all of them (Google, "Localized versions of a page"). */
function* entriesOf(pages: Iterable<IndexedPage>): Generator<SitemapItemLoose> {
  for (const { path, lastModified, pictures } of pages) {
    const links = Object.entries(languagesOf(path)).map(([lang, url]) => ({ lang, url }))
    const img = pictures.map((picture) => ({ url: siteAddress(imageUrl(picture)) }))
    for (const locale of LOCALES) yield { url: pageAddress(locale, path), lastmod: lastModified, links, img }
  }
}
