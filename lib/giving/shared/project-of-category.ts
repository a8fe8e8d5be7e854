/** The project of the donate form that a program or a campaign's category belongs to. Client-safe. */
import { programOf } from '@/lib/shared/format/program'
import { GIVING_PROJECT_VALUES, GIVING_PROJECTS, type GivingProject } from '@/lib/shared/money/kinds'

/** The project of a program; undefined for none, or for a word that is no program's name. */
export function projectOfProgram(program: string | null): GivingProject | undefined {
  return GIVING_PROJECT_VALUES.find((name) => GIVING_PROJECTS[name] === program)
}

/** The project that a campaign's category, in either language, belongs to; undefined where it names no program. */
export function projectOfCategory(category = ''): GivingProject | undefined {
  return projectOfProgram(programOf(category))
}
