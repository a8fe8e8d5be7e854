/** The closed sets of giving (methods, purposes, projects, currencies, sources), with their labels. Client-safe. */
import type { Currency } from '@/lib/shared/money/currency'

/** The four of the form, in the order of the spec's numbers 0 to 3 (spec 1, section 4). */
export const PAYMENT_METHODS = ['bank', 'nagad', 'bkash', 'upay'] as const

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Method → what the admin calls it. Cash and other money are entered by staff; the donate form does not offer them. */
export const METHODS = {
  bank: 'Bank',
  nagad: 'Nagad',
  bkash: 'bKash',
  upay: 'Upay',
  cash: 'Cash',
  other: 'Other',
} as const satisfies Record<PaymentMethod | 'cash' | 'other', string>

export type Method = keyof typeof METHODS

/** The purpose of money → what the admin calls it. Never mixed in totals: zakat may be spent on some people alone. */
export const PURPOSES = { general: 'General', zakat: 'Zakat', sadaqah: 'Sadaqah' } as const

export type Purpose = keyof typeof PURPOSES

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

/** How many digits stand after the point (ISO 4217): amounts are stored as integers of the minor unit. */
export const MINOR_DIGITS = { USD: 2, BDT: 2, JPY: 0 } as const satisfies Record<Currency, number>

/** Where a pledge comes from → what the admin calls it. */
export const PLEDGE_SOURCES = {
  form: 'The donate form',
  desk: 'Entered by staff',
  before: 'Received before this site',
} as const

export type PledgeSource = keyof typeof PLEDGE_SOURCES

/** Who gave the transaction ID that stands with a pledge → what the admin calls them. */
export const TRX_ID_GIVERS = { donor: 'The donor', staff: 'Staff', money: 'The money that was found' } as const

export type TrxIdGiver = keyof typeof TRX_ID_GIVERS

/** The ledger's entries → what the admin calls them. */
export const ENTRY_KINDS = { verified: 'Verified', reversed: 'Verified by mistake', refunded: 'Refunded' } as const

export type EntryKind = keyof typeof ENTRY_KINDS

/** How a bank line came in → what the admin calls it. */
export const BANK_LINE_SOURCES = {
  sms: 'Pasted SMS',
  statement: 'Statement file',
  hand: 'Entered by hand',
  before: 'Received before this site',
} as const

export type BankLineSource = keyof typeof BANK_LINE_SOURCES
