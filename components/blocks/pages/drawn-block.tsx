import type { ComponentType } from 'react'
import type { BlockKind, PageBlock } from '@/lib/shared/content/pages'
import type { BlockProps, PageParts } from './block-props'
import { BLOCK_VIEWS } from './registry'

/** A block, whichever kind it is of. */
export function DrawnBlock({ block, parts }: { block: PageBlock; parts: PageParts }) {
  const View = BLOCK_VIEWS[block.kind].View as ComponentType<BlockProps<BlockKind>>
  return <View block={block} parts={parts} />
}
