import type { Area } from '@/lib/shared/i18n/admin/areas'

/** Areas with texts that client components show: these travel to the browser. */
export const CLIENT_AREAS = [
  'account',
  'editor',
  'inbox',
  'keys',
  'ledger',
  'outbox',
  'pledges',
  'privacy',
  'receipts',
  'reconciliation',
  'secondFactor',
  'shared',
  'signIn',
  'translation',
  'volunteers',
] as const satisfies readonly Area[]

export type ClientArea = (typeof CLIENT_AREAS)[number]
