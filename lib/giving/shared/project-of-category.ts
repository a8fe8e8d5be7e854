/** The project of the donate form that a campaign's category belongs to. Client-safe. */
import { programOf } from '@/lib/shared/format/program'
import { GIVING_PROJECT_VALUES, GIVING_PROJECTS, type GivingProject } from '@/lib/shared/money/kinds'

/** The project that a campaign's category, in either language, belongs to; the first when to none. */
export function projectOfCategory(category = ''): GivingProject {
  const program = programOf(category)
  return GIVING_PROJECT_VALUES.find((name) => GIVING_PROJECTS[name] === program) ?? 'Health'
}
