/** What cleaning took away that somebody saw: pictures and players of other places, which a text cannot show. */
import type { Nodes } from 'hast'
import { parse } from './parse'

export interface LeftOut {
  pictures: number
  videos: number
}

const KINDS: Record<keyof LeftOut, ReadonlySet<string>> = {
  pictures: new Set(['img']),
  videos: new Set(['iframe', 'video', 'embed', 'object']),
}

/** Compares HTML with what was kept of it. */
export function leftOutOf(html: string, kept: string): LeftOut {
  const [before, after] = [parse(html), parse(kept)]
  const lost = (kind: keyof LeftOut) => Math.max(0, count(before, KINDS[kind]) - count(after, KINDS[kind]))
  return { pictures: lost('pictures'), videos: lost('videos') }
}

function count(node: Nodes | null, names: ReadonlySet<string>): number {
  if (!node || !('children' in node)) return 0
  const own = node.type === 'element' && names.has(node.tagName) ? 1 : 0
  return node.children.reduce((sum, child) => sum + count(child, names), own)
}
