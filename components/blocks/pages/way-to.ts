/** The way from home to a page made of blocks, for its breadcrumb and its structured data. */
import type { Step } from '@/lib/publishing/structured-data/page'
import type { PageSection } from '@/lib/shared/addresses/fixed-pages'
import type { BlockPage } from '@/lib/shared/content/pages'
import type messages from '@/lib/shared/i18n/messages/en.json'
import { SECTION_PATHS } from './back'

type Titled = Pick<typeof messages, 'projects' | 'donationPage' | 'galleryPages' | 'about'>

/** What the parts of the site are called, by the messages of a language. */
export function sectionTitles({ projects, donationPage, galleryPages, about }: Titled): Record<PageSection, string> {
  return { projects: projects.title, donations: donationPage.title, gallery: galleryPages.title, about: about.title }
}

/** Pages between home and a page: those that it stands below, and the part of the site that they are in. */
export function wayTo(page: BlockPage, pages: readonly BlockPage[], titles: Record<PageSection, string>): Step[] {
  const way: Step[] = []
  let top = page
  for (;;) {
    const above = pages.find(({ path }) => path === top.parent)
    if (!above || way.some(({ path }) => path === above.path)) break
    way.unshift({ name: above.title, path: above.path })
    top = above
  }
  return top.section ? [{ name: titles[top.section], path: SECTION_PATHS[top.section] }, ...way] : way
}
