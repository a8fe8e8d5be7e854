import type { Campaign } from '@/lib/shared/content/types'
import { type Program, programOf } from '@/lib/shared/format/program'

interface Giving {
  /** Program → Id of its campaign, by the payment settings. */
  projects: Partial<Record<Program, number>>
}

/**
 * The campaign whose figures stand on the page of a record: the one that the settings name for the program of its category.
 * @param otherwise the program of records whose category names none
 * @returns undefined where there is none that has a goal
 */
export function campaignOfRecord(
  { category, otherwise }: { category: string | undefined; otherwise?: Program },
  { projects }: Giving,
  campaigns: readonly Campaign[],
): Campaign | undefined {
  const program = programOf(category ?? '') ?? otherwise
  const id = program && projects[program]
  return campaigns.find(({ Id, goal }) => Id === id && goal !== null && goal > 0)
}
