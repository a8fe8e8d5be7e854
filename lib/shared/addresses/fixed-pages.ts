/**
 * Pages that editors write and whose addresses are there before anybody has written them: those of the specification, and
 * what the site states by itself (lib/delivery/statements.ts).
 */
import { paths } from './paths'

/** The parts of the site that a page made of blocks may stand in. */
export const PAGE_SECTIONS = ['projects', 'donations', 'gallery', 'about'] as const

export type PageSection = (typeof PAGE_SECTIONS)[number]

export const FIXED_PAGES = {
  [paths.education]: 'projects',
  [paths.microcredit]: 'projects',
  [paths.qualityLife]: 'projects',
  [paths.environment]: 'projects',
  [paths.orphanage]: 'projects',
  [paths.oldhome]: 'projects',
  [paths.educationDetails]: 'projects',
  [paths.microDetails]: 'projects',
  [paths.qualityLifeDetails]: 'projects',
  [paths.donateList]: 'donations',
  [paths.donateDetails]: 'donations',
  [paths.imageGallery]: 'gallery',
  [paths.player]: 'gallery',
  [paths.privacy]: 'about',
  [paths.givingTerms]: 'about',
  [paths.papers]: 'about',
} as const satisfies Record<string, PageSection>

export type FixedPath = keyof typeof FIXED_PAGES

export const isFixedPage = (path: string): path is FixedPath => Object.hasOwn(FIXED_PAGES, path)
