import { paths } from '@/lib/shared/addresses/paths'
import type { PictureName } from './pictures'
import type { ProgramsCopy } from './use-programs'

export type ProgramKey = keyof ProgramsCopy['pages']
export type DetailKey = keyof ProgramsCopy['details']

export interface Program {
  path: string
  /** Where its cards lead; three programs have a page of details. */
  details?: string
  banner: readonly PictureName[]
  /** In its article. */
  scene: PictureName
  cards: readonly PictureName[]
  /** Main picture of its page of details, and beside other programs. */
  picture: PictureName
}

/** The static program pages: where they are, and what they show. */
export const programs: Record<ProgramKey, Program> = {
  education: {
    path: paths.education,
    details: paths.educationDetails,
    banner: ['nightschool', 'slates'],
    scene: 'second-classroom',
    cards: ['slates', 'computer-class', 'library-boat'],
    picture: 'nightschool',
  },
  microcredit: {
    path: paths.microcredit,
    details: paths.microDetails,
    banner: ['market', 'weaver'],
    scene: 'savings-circle',
    cards: ['weaver', 'goat-loan', 'market'],
    picture: 'market',
  },
  qualityLife: {
    path: paths.qualityLife,
    details: paths.qualityLifeDetails,
    banner: ['tubewell', 'sewing-class'],
    scene: 'solar-lamp',
    cards: ['sewing-class', 'tubewell', 'raised-house'],
    picture: 'kantha',
  },
  environment: {
    path: paths.environment,
    banner: ['mangrove', 'planting'],
    scene: 'river',
    cards: ['mangrove', 'river-cleanup', 'fish-pond'],
    picture: 'planting',
  },
  orphanage: {
    path: paths.orphanage,
    banner: ['long-table', 'birthday'],
    scene: 'village-fair',
    cards: ['long-table', 'birthday', 'paddywalk'],
    picture: 'orphanage',
  },
  oldhome: {
    path: paths.oldhome,
    banner: ['oldhome', 'carrom'],
    scene: 'award',
    cards: ['carrom', 'letters', 'winter-blankets'],
    picture: 'oldhome',
  },
}

/** In the order that they are listed in. */
export const PROGRAM_KEYS = Object.keys(programs) as ProgramKey[]

/** The programs that follow one, round and round. */
export function programsAfter(key: ProgramKey, count: number): ProgramKey[] {
  const at = PROGRAM_KEYS.indexOf(key)
  return [...PROGRAM_KEYS.slice(at + 1), ...PROGRAM_KEYS.slice(0, at)].slice(0, count)
}
