import type { BlockPage } from '@/lib/shared/content/pages'

/** Pages of a part of the site that stand below no other page, in order. */
export const pagesOfSection = (pages: readonly BlockPage[], section: BlockPage['section']): BlockPage[] =>
  pages.filter((page) => page.section === section && page.parent === null)

/** The pages that follow one in its part of the site, round and round; those that follow the page above it, if there is one. */
export function pagesBeside(page: BlockPage, pages: readonly BlockPage[], count: number): BlockPage[] {
  const top = pages.find(({ path }) => path === page.parent) ?? page
  const all = pagesOfSection(pages, top.section)
  const at = all.findIndex(({ path }) => path === top.path)
  return [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].slice(0, count)
}
