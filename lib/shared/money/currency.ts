/** ISO 4217 codes of the spec's $, ৳ and ¥. */
export const CURRENCIES = ['USD', 'BDT', 'JPY'] as const

export type Currency = (typeof CURRENCIES)[number]
