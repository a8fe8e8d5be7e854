/** What the snapshot is built from: a CMS's records, part by part, and the sums that its campaigns show. */
import type { FundTotal } from '@/lib/giving/books/ledger'
import type { StoredRecord } from '@/lib/platform/payload/stored-records'

export interface StoredSource {
  /** Revision of every part (a collection, a global, or FUND_TOTALS): what has another revision has changed. */
  revisions(): Promise<Map<string, number>>
  /** The public records of a collection or a global; a global is a list of one. @throws when the source cannot be read */
  read(part: string): Promise<StoredRecord[]>
  /** The sums by fund. @throws when the source cannot be read */
  fundTotals(): Promise<FundTotal[]>
}
