import { picturePaths } from '@/lib/content/rich-text/article'
import type { BlockPage, PageBlock } from '@/lib/shared/content/pages'

/** Paths of all pictures that a page shows. */
export function picturesOfPage({ banners, image, blocks }: BlockPage): string[] {
  return [...banners, image, ...blocks.flatMap(ofBlock)].filter((path) => path !== null)
}

function ofBlock(block: PageBlock): (string | null)[] {
  switch (block.kind) {
    case 'text':
      return picturePaths(block.text)
    case 'cards':
      return block.cards.map(({ image }) => image)
    case 'campaigns':
      return block.entries.map(({ image }) => image)
    case 'gallery':
      return block.pictures
    default:
      return []
  }
}
