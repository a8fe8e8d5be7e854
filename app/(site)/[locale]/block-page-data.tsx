import { getMessages } from 'next-intl/server'
import { SECTION_PATHS } from '@/components/blocks/pages/back'
import type { PageParts } from '@/components/blocks/pages/block-props'
import { photosOfBlock } from '@/components/blocks/pages/gallery-block'
import { getTimes } from '@/lib/delivery/content'
import { imageGallery, videoObjects } from '@/lib/publishing/structured-data/gallery'
import type { Node } from '@/lib/publishing/structured-data/graph'
import type { Step } from '@/lib/publishing/structured-data/page'
import type { PageSection } from '@/lib/shared/addresses/fixed-pages'
import type { BlockPage } from '@/lib/shared/content/pages'
import { PageData } from './page-data'

type DataParts = Pick<PageParts, 'page' | 'pages' | 'images' | 'lists' | 'locale'>

/** The structured data of a page made of blocks. */
export async function BlockPageData(parts: DataParts) {
  const { page, pages, locale } = parts
  const messages = await getMessages({ locale })
  const { projects, donationPage, galleryPages, about } = messages
  const titles = {
    projects: projects.title,
    donations: donationPage.title,
    gallery: galleryPages.title,
    about: about.title,
  } satisfies Record<PageSection, string>
  const { player } = galleryPages
  const nodes = await Promise.all(page.blocks.map((block) => nodesOf(block, parts, player)))
  return (
    <PageData
      locale={locale}
      path={page.path}
      title={page.title}
      description={page.description || page.tagline || undefined}
      kind={page.blocks.some(({ kind }) => kind === 'text') ? 'WebPage' : 'CollectionPage'}
      under={wayTo(page, pages, titles)}
      nodes={() => nodes.flat()}
    />
  )
}

/** Pages between home and a page: those that it stands below, and the part of the site that they are in. */
function wayTo(page: BlockPage, pages: readonly BlockPage[], titles: Record<PageSection, string>): Step[] {
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

async function nodesOf(
  block: BlockPage['blocks'][number],
  { page, images, lists, locale }: DataParts,
  player: { named: string; text: string },
): Promise<Node[]> {
  if (block.kind === 'gallery') return [imageGallery(page.title, photosOfBlock(block, images), locale)]
  if (block.kind !== 'videos' || !lists.videoGallery) return []
  const about = { named: player.named, description: block.text || player.text }
  const { records, images: covers } = lists.videoGallery
  return videoObjects(records, { ...about, images: covers, times: await getTimes('videoGallery') })
}
