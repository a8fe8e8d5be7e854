import type { Program } from '@/lib/shared/format/program'
import { GIVING_PROJECTS, type GivingProject } from '@/lib/shared/money/kinds'

/** The dropdown's seven with their programs; _projects.scss has their names too. */
export const PROJECTS = Object.entries(GIVING_PROJECTS).map(([name, program]) => ({ name, program })) as {
  name: GivingProject
  program: Program
}[]
