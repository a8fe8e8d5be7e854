import type { BlockKind, PageBlock } from '@/lib/shared/content/pages'
import { BLOCK_VIEWS } from './registry'

/** A stretch of a page: a column of text with what stands beside it, or one block across the page. */
export type BlockGroup = { column: PageBlock[]; beside: PageBlock[] } | { across: PageBlock }

const standingOf = (kind: BlockKind) => BLOCK_VIEWS[kind].standing

/** The stretches of a page in its order: blocks of the column and beside it that follow one another are one. */
export function groupsOf(blocks: readonly PageBlock[]): BlockGroup[] {
  const groups: BlockGroup[] = []
  for (const block of blocks) {
    const standing = standingOf(block.kind)
    if (standing === 'across') {
      groups.push({ across: block })
      continue
    }
    const last = groups.at(-1)
    const group = last && 'column' in last ? last : { column: [], beside: [] }
    group[standing].push(block)
    if (group !== last) groups.push(group)
  }
  return groups
}
