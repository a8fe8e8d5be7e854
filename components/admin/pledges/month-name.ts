const NAME = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const SHORT = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' })

/** `November 2026` of `2026-11`. */
export const monthName = (month: string): string => NAME.format(new Date(`${month}-01`))

/** `Nov` of `2026-11`. */
export const shortMonth = (month: string): string => SHORT.format(new Date(`${month}-01`))
