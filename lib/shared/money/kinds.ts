/** The closed sets of giving (methods, purposes, projects, currencies, sources). Client-safe. */
import type { Currency } from '@/lib/shared/money/currency'

/** The four of the form, in the order of the spec's numbers 0 to 3 (spec 1, section 4). */
export const PAYMENT_METHODS = ['bank', 'nagad', 'bkash', 'upay'] as const

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Cash and other money are entered by staff; the donate form does not offer them. */
export const METHODS = [...PAYMENT_METHODS, 'cash', 'other'] as const

export type Method = (typeof METHODS)[number]

/** What money may be spent on, never mixed in totals: zakat may be spent on some people alone. */
export const PURPOSES = ['general', 'zakat', 'sadaqah'] as const

export type Purpose = (typeof PURPOSES)[number]

/** The dropdown's seven (spec 1, section 2), as they are sent → the settings' names for them. */
export const GIVING_PROJECTS = {
  Health: 'health',
  Education: 'education',
  Microcredit: 'microcredit',
  'Improving Quality Of Life': 'quality',
  Environment: 'environment',
  Orphanage: 'orphanage',
  'Old Home': 'oldhome',
} as const

export type GivingProject = keyof typeof GIVING_PROJECTS

export const GIVING_PROJECT_VALUES = Object.keys(GIVING_PROJECTS) as GivingProject[]

/** How many digits stand after the point (ISO 4217): amounts are stored as integers of the minor unit. */
export const MINOR_DIGITS = { USD: 2, BDT: 2, JPY: 0 } as const satisfies Record<Currency, number>

/** Where a pledge comes from: the donate form, staff, or the accounts from before this site. */
export const PLEDGE_SOURCES = ['form', 'desk', 'before'] as const

export type PledgeSource = (typeof PLEDGE_SOURCES)[number]

/** Who gave the transaction ID of a pledge; 'money' where it came with the money that was found. */
export const TRX_ID_GIVERS = ['donor', 'staff', 'money'] as const

export type TrxIdGiver = (typeof TRX_ID_GIVERS)[number]

/** The ledger's entries; 'reversed' takes back what was verified by mistake. */
export const ENTRY_KINDS = ['verified', 'reversed', 'refunded'] as const

export type EntryKind = (typeof ENTRY_KINDS)[number]

/** How a bank line came in: a pasted SMS, a statement file, by hand, or from the accounts from before this site. */
export const BANK_LINE_SOURCES = ['sms', 'statement', 'hand', 'before'] as const

export type BankLineSource = (typeof BANK_LINE_SOURCES)[number]
