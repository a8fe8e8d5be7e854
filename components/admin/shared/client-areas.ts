import type { Area } from '@/lib/shared/i18n/admin/areas'

/** Areas with texts that client components of any screen show: these travel to the browser with each. */
export const COMMON_AREAS = [
  'account',
  'editor',
  'outbox',
  'pledges',
  'secondFactor',
  'shared',
  'signIn',
  'translation',
] as const satisfies readonly Area[]

/** Areas of some screens alone, which hand them on by ScreenWords. */
type ScreenArea =
  | 'bin'
  | 'colours'
  | 'inbox'
  | 'keys'
  | 'pictureDescription'
  | 'pictureFraming'
  | 'pictureList'
  | 'pictures'
  | 'privacy'
  | 'reconciliation'
  | 'setup'
  | 'volunteers'
  | 'words'

export type ClientArea = (typeof COMMON_AREAS)[number] | ScreenArea
