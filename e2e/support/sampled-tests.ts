/** Samples of tables whose cases are tests of their own. */
import type { SampledTable } from '@/lib/testing/fixed-cases'
import { sampled } from '@/lib/testing/sample'

/**
 * The tags of each test of a sampled table: tests outside the sample are tagged to run in `npm run test:all` only.
 * @param size of the sample
 * @returns a function from case to the details of its test
 */
export function sampleTags<Case extends string>(table: SampledTable, cases: readonly Case[], size: number) {
  const drawn = new Set(sampled(table, cases, { size }))
  return (one: Case): { tag: string[] } => ({ tag: drawn.has(one) ? [] : ['@whole'] })
}
