import { getMessages } from 'next-intl/server'
import type { PageParts } from '@/components/blocks/pages/block-props'
import { photosOfBlock } from '@/components/blocks/pages/gallery-block'
import { sectionTitles, wayTo } from '@/components/blocks/pages/way-to'
import { getTimes } from '@/lib/delivery/content'
import { imageGallery, videoObjects } from '@/lib/publishing/structured-data/gallery'
import type { Node } from '@/lib/publishing/structured-data/graph'
import type { BlockPage } from '@/lib/shared/content/pages'
import { PageData } from './page-data'

type DataParts = Pick<PageParts, 'page' | 'pages' | 'images' | 'lists' | 'locale'>

/** The structured data of a page made of blocks. */
export async function BlockPageData(parts: DataParts) {
  const { page, pages, locale } = parts
  const messages = await getMessages({ locale })
  const { galleryPages } = messages
  const { player } = galleryPages
  const nodes = await Promise.all(page.blocks.map((block) => nodesOf(block, parts, player)))
  return (
    <PageData
      locale={locale}
      path={page.path}
      title={page.title}
      description={page.description || page.tagline || undefined}
      kind={page.blocks.some(({ kind }) => kind === 'text') ? 'WebPage' : 'CollectionPage'}
      under={wayTo(page, pages, sectionTitles(messages))}
      nodes={() => nodes.flat()}
    />
  )
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
