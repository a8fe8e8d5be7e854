import { jsonLd, type Node } from '@/lib/publishing/structured-data/graph'

/** What a page holds, for machines that read it; undefined nodes are passed over. */
export function StructuredData({ nodes }: { nodes: readonly Node[] }) {
  const text = jsonLd(nodes)
  return text ? <script type="application/ld+json">{text}</script> : null
}
