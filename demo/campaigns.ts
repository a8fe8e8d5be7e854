import { blankets } from './campaigns/blankets'
import { boats } from './campaigns/boats'
import { clinic } from './campaigns/clinic'
import { lamps } from './campaigns/lamps'
import { need } from './campaigns/need'
import { shelves } from './campaigns/shelves'
import { treatment } from './campaigns/treatment'
import type { DemoCampaign } from './shape'

export const campaigns: DemoCampaign[] = [clinic, lamps, boats, blankets, treatment, shelves, need]
