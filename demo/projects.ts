import { clinic } from './projects/clinic'
import { donationProjects, footerProjects, homeProjects } from './projects/elsewhere'
import { looms } from './projects/looms'
import { nightSchool } from './projects/night-school'
import { oldHome } from './projects/old-home'
import { orphanage } from './projects/orphanage'
import { trees } from './projects/trees'
import { water } from './projects/water'
import type { DemoProject } from './shape'

export const projects: DemoProject[] = [
  clinic,
  nightSchool,
  looms,
  water,
  trees,
  orphanage,
  oldHome,
  ...homeProjects,
  ...footerProjects,
  ...donationProjects,
]
