/** Tables whose cases are written as tests of their own. */
import type { SampledTable } from '@/lib/testing/fixed-cases'
import { sampled } from '@/lib/testing/sample'

/**
 * What is said of each test of a table of which a run tries a part: those that are not drawn run in `npm run test:all` alone.
 * @param size how many are drawn
 * @returns case → the details of its test
 */
export function sampleTags<Case extends string>(table: SampledTable, cases: readonly Case[], size: number) {
  const drawn = new Set(sampled(table, cases, { size }))
  return (one: Case): { tag: string[] } => ({ tag: drawn.has(one) ? [] : ['@whole'] })
}
