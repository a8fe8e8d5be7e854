import { GIVING_PROJECTS, type GivingProject } from '@/lib/donations/kinds'
import type { Program } from '@/lib/format/program'

/** The dropdown's seven with their programs; _projects.scss has their names too. */
export const PROJECTS = Object.entries(GIVING_PROJECTS).map(([name, program]) => ({ name, program })) as {
  name: GivingProject
  program: Program
}[]
