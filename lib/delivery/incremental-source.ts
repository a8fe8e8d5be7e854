/** Reads again only what has another revision than at the last reading, and makes the snapshot's part from it. */
import type { ContentSource, SnapshotPart } from '@/lib/content/model/source'
import { FUND_TOTALS, type FundTotal } from '@/lib/giving/books/ledger'
import type { StoredRecord } from '@/lib/platform/payload/stored-records'
import type { StoredSource } from './stored-source'

/** All that was read of the source. */
export interface Parts {
  /** Collection or global → its records. */
  records: Map<string, StoredRecord[]>
  fundTotals: FundTotal[]
}

/**
 * Makes the part anew, without holding the event loop.
 * @param before the part as it was; what it has of unchanged parts can stay
 */
type Build = (parts: Parts, changed: string[], before: SnapshotPart | undefined) => Promise<SnapshotPart>

/** @param names the parts that it reads: collections, globals, FUND_TOTALS */
export function incrementalSource(cms: StoredSource, names: string[], build: Build): ContentSource {
  const parts: Parts = { records: new Map(), fundTotals: [] }
  let seen = new Map<string, number>()
  let built: SnapshotPart | undefined
  return {
    read: async () => {
      const revisions = await cms.revisions()
      const changed = names.filter((part) => !built || revisions.get(part) !== seen.get(part))
      if (built && changed.length === 0) return built
      const stored = changed.filter((part) => part !== FUND_TOTALS)
      const [read, fundTotals] = await Promise.all([
        Promise.all(stored.map(async (part) => [part, await cms.read(part)] as const)),
        changed.includes(FUND_TOTALS) ? cms.fundTotals() : parts.fundTotals,
      ])
      for (const [part, records] of read) parts.records.set(part, records)
      parts.fundTotals = fundTotals
      built = await build(parts, changed, built)
      seen = revisions
      return built
    },
  }
}
