import type { Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment } from 'parse5'

/**
 * No person writes more. What is longer is not even read. The parser copies every element left open into each new paragraph, so that a small text can
 * ask for millions of them; and what walks a tree afterwards goes one call deeper with every level.
 */
const MOST_CHARACTERS = 1_000_000
const MOST_ELEMENTS = 20_000
export const DEEPEST = 256

class TooMuch extends Error {}

/** HTML → tree, as a browser reads what stands inside a <div>; null when it is more than a person would write. */
export function parse(source: string): Root | null {
  if (source.length > MOST_CHARACTERS) return null
  let elements = 0
  let depth = 0
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement: (...made) => {
      elements += 1
      if (elements > MOST_ELEMENTS) throw new TooMuch()
      return defaultTreeAdapter.createElement(...made)
    },
    onItemPush: () => {
      depth += 1
      if (depth > DEEPEST) throw new TooMuch()
    },
    onItemPop: () => {
      depth -= 1
    },
  }
  try {
    const div: DefaultTreeAdapterTypes.Element = defaultTreeAdapter.createElement('div', html.NS.HTML, [])
    return fromParse5(parseFragment(div, source, { treeAdapter })) as Root
  } catch (error) {
    if (error instanceof TooMuch) return null
    throw error
  }
}
