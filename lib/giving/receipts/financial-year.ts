/** The financial year of Bangladesh: July to June (General Clauses Act 1897, section 3(21)), by the clock of Dhaka. */

export interface FinancialYear {
  /** In which it began: 2026 for July 2026 to June 2027. */
  year: number
  /** As receipts write it: `2026-27`. */
  label: string
}

/** The year and month of a moment in Dhaka. The zone's own rules decide: it had summer time in 2009. */
const DHAKA = new Intl.DateTimeFormat('en-GB', { year: 'numeric', month: 'numeric', timeZone: 'Asia/Dhaka' })

/** The label of the financial year that began in a year: 2099 gives `2099-00`. */
export function yearLabel(year: number): string {
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`
}

/**
 * The financial year that a moment lies in.
 * @param moment a date, or an ISO text
 * @throws RangeError when it is no moment
 */
export function financialYear(moment: Date | string): FinancialYear {
  const parts = DHAKA.formatToParts(new Date(moment))
  const number = (type: 'year' | 'month') => Number(parts.find((part) => part.type === type)?.value)
  const year = number('month') >= 7 ? number('year') : number('year') - 1
  return { year, label: yearLabel(year) }
}

/** The year in which a financial year began, as typed into an address; null where it can be none. */
export function readYear(typed: string): number | null {
  return /^(?:19|20)\d\d$/.test(typed) ? Number(typed) : null
}

/** From when to when a financial year lasts: its first moment and the first one after it, 1 July 00:00 in Dhaka. */
export function yearBounds(year: number): { from: Date; before: Date } {
  return { from: new Date(`${year}-07-01T00:00:00+06:00`), before: new Date(`${year + 1}-07-01T00:00:00+06:00`) }
}
