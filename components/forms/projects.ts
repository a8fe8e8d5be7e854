import { type Program, programOf } from '@/lib/format/program'
import type { DonateLabels } from './labels'

export type ProjectName = keyof DonateLabels['projects']

/** The dropdown's seven (spec 1, section 2), as they are sent; _projects.scss has them too. */
export const PROJECTS = [
  { name: 'Health', program: 'health' },
  { name: 'Education', program: 'education' },
  { name: 'Microcredit', program: 'microcredit' },
  { name: 'Improving Quality Of Life', program: 'quality' },
  { name: 'Environment', program: 'environment' },
  { name: 'Orphanage', program: 'orphanage' },
  { name: 'Old Home', program: 'oldhome' },
] as const satisfies readonly { name: ProjectName; program: Program }[]

/** The project that a campaign's category, in either language, belongs to; the first when to none. */
export function projectOf(category = ''): ProjectName {
  const program = programOf(category)
  return PROJECTS.find((each) => each.program === program)?.name ?? PROJECTS[0].name
}
