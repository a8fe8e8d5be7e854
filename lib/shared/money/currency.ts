/** ISO 4217 codes of the spec's $, ৳ and ¥. */
export type Currency = 'USD' | 'BDT' | 'JPY'
