/** Sitemaps as files (sitemaps.org, version 0.9), with Google's extensions for pictures and for languages. */

import { ErrorLevel, SitemapIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap'
import { yieldToEventLoop } from '@/lib/platform/event-loop/yield-to-event-loop'

export interface SitemapFile {
  xml: string
  /** Newest change of its pages, ISO 8601. */
  lastModified: string | undefined
}

export interface SitemapLimits {
  entries: number
  bytes: number
}

/** sitemaps.org allows 50,000 addresses and 50 MB, which would hold the event loop while they are sent. */
const LIMITS: SitemapLimits = { entries: 50_000, bytes: 4 * 1024 * 1024 }
/** Written in one go: some milliseconds, after which others have their turn. Of so many the length is known late. */
const ENTRIES_AT_ONCE = 200

/** Sitemaps of so many addresses as there are; one at least. */
export async function writeSitemaps(
  entries: Iterable<SitemapItemLoose>,
  limits: SitemapLimits = LIMITS,
): Promise<SitemapFile[]> {
  const files: SitemapFile[] = []
  let file = openFile()
  for (const entry of entries) {
    if (file.count >= limits.entries || file.bytes() >= limits.bytes) {
      files.push(await file.close())
      file = openFile()
    }
    file.add(entry)
    if (file.count % ENTRIES_AT_ONCE === 0) await yieldToEventLoop()
  }
  return [...files, await file.close()]
}

/** The index of sitemaps. @param addressOf whole address of the part of a number, from 1 on */
export async function writeSitemapIndex(files: SitemapFile[], addressOf: (part: number) => string): Promise<string> {
  const index = new SitemapIndexStream({ level: ErrorLevel.SILENT })
  const text = gathered(index)
  for (const [at, { lastModified }] of files.entries()) {
    index.write({ url: addressOf(at + 1), lastmod: lastModified })
  }
  index.end()
  return text.whole()
}

function openFile() {
  const sitemap = new SitemapStream({
    level: ErrorLevel.SILENT,
    xmlns: { news: false, video: false, image: true, xhtml: true },
  })
  const text = gathered(sitemap)
  const file = {
    count: 0,
    bytes: () => text.bytes,
    lastModified: undefined as string | undefined,
    add(entry: SitemapItemLoose) {
      const { lastmod } = entry
      if (lastmod && (file.lastModified ?? '') < lastmod) file.lastModified = lastmod
      sitemap.write(entry)
      file.count += 1
    },
    async close(): Promise<SitemapFile> {
      sitemap.end()
      return { xml: await text.whole(), lastModified: file.lastModified }
    },
  }
  return file
}

/** What a stream writes, put together as it comes: it comes in very small pieces. */
function gathered(stream: NodeJS.ReadableStream) {
  const text = { xml: '', bytes: 0, whole: () => ended.then(() => text.xml) }
  stream.on('data', (piece: Buffer) => {
    text.xml += piece
    text.bytes += piece.length
  })
  const ended = new Promise<void>((resolve, reject) => stream.once('end', resolve).once('error', reject))
  return text
}
