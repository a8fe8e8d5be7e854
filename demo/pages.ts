import { details } from './pages/details'
import { donations } from './pages/donations'
import { galleries } from './pages/galleries'
import { programs } from './pages/programs'
import type { DemoContent } from './shape'

/** The pages made of blocks: a page stands behind the one that it is below. */
export const pages: DemoContent['pages'] = [...programs, ...details, ...donations, ...galleries]
