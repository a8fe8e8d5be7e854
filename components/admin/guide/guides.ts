/** The guides of staff in docs, with their addresses in the admin. */
import type { Role } from '@/lib/access/rights/roles'

/** Guide → the headings of its English file, in order: numbered from 1 they are its sections in either language. */
export const SECTIONS = {
  editors: ['The inbox', 'Personal data', 'The bin', 'Words of the site', 'Roles'],
  treasurers: ['Reconcile', 'Gifts', 'Receipts', 'Overview and ledger', 'Tables for Excel and LibreOffice'],
  coordinators: [],
  accounts: [
    'A new colleague',
    'The language',
    'Passwords',
    'The authenticator app',
    'Somebody cannot sign in',
    'Somebody leaves, or loses a phone',
    'The history of changes',
    'Backups',
    'The beginning',
  ],
} as const satisfies Record<string, readonly string[]>

export type GuideName = keyof typeof SECTIONS
export type SectionOf<N extends GuideName> = (typeof SECTIONS)[N][number]

export const GUIDES = Object.keys(SECTIONS) as GuideName[]

/** The guide about a role's own work. */
export const GUIDE_OF_ROLE = {
  administrator: 'accounts',
  editor: 'editors',
  treasurer: 'treasurers',
  coordinator: 'coordinators',
} as const satisfies Record<Role, GuideName>

/** First part of a guide's address below /admin. */
export const GUIDE_SCREEN = 'guide'

export const isGuide = (name: string): name is GuideName => Object.hasOwn(SECTIONS, name)

/** Anchor of a section: the same in both languages, so that a link survives the change of the language. */
export const sectionAnchor = (number: number) => `section-${number}`

/** Address of a guide, at one of its sections. */
export function guideAddress<N extends GuideName>(name: N, section?: SectionOf<N>): string {
  const headings: readonly string[] = SECTIONS[name]
  const anchor = section === undefined ? '' : `#${sectionAnchor(headings.indexOf(section) + 1)}`
  return `/admin/${GUIDE_SCREEN}/${name}${anchor}`
}
