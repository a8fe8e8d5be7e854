/** The metadata in the head of a page, as crawlers and messengers read it. */
import type { Html } from './html'

export interface PageMetadata {
  title: string
  description: string
  canonical: string
  robots: string | null
  /** Language → address. */
  languages: Record<string, string>
  /** Type → address. */
  feeds: Record<string, string>
  /** Property without og: → content. */
  og: Record<string, string>
  twitter: Record<string, string>
}

/** Reads the metadata of a page. Elements in its body do not count, as with crawlers. */
export function metadataOf({ document, title }: Html): PageMetadata {
  const { head } = document
  const attribute = (selector: string, name: string) => head.querySelector(selector)?.getAttribute(name) ?? null
  const table = (selector: string, key: string, value: string) =>
    Object.fromEntries(
      [...head.querySelectorAll(selector)].map((element) => [
        element.getAttribute(key)?.replace(/^(?:og|twitter):/, '') ?? '',
        element.getAttribute(value) ?? '',
      ]),
    )
  return {
    title,
    description: attribute('meta[name="description"]', 'content') ?? '',
    canonical: attribute('link[rel="canonical"]', 'href') ?? '',
    robots: attribute('meta[name="robots"]', 'content'),
    languages: table('link[rel="alternate"][hreflang]', 'hreflang', 'href'),
    feeds: table('link[rel="alternate"][type]', 'type', 'href'),
    og: table('meta[property^="og:"]', 'property', 'content'),
    twitter: table('meta[name^="twitter:"]', 'name', 'content'),
  }
}
