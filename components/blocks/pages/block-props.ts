import type { Locale } from '@/lib/shared/addresses/localized'
import type { BlockKind, BlockOf, BlockPage, ShownLists } from '@/lib/shared/content/pages'
import type { ImageIndex, SiteSettings } from '@/lib/shared/content/types'

/** What a page's blocks are drawn with. */
export interface PageParts {
  page: BlockPage
  /** All pages, for lists of others. */
  pages: readonly BlockPage[]
  images: ImageIndex
  lists: ShownLists
  settings: SiteSettings
  /** The page's whole address, for sharing. */
  url: string
  /** When the page was made, for its forms. */
  stamp?: string
  locale: Locale
}

export interface BlockProps<K extends BlockKind> {
  block: BlockOf<K>
  parts: PageParts
}
