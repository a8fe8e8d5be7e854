/** Labels of fields that must be filled in: Payload marks only fields that the database requires, and ours are required per language. */

const MARK = ' *'

/** A label as the admin shows it over such a field. */
export const requiredLabel = (label: string): string => `${label}${MARK}`

/** The label without its mark, for sentences that name the field. */
export const plainLabel = (label: string): string => (label.endsWith(MARK) ? label.slice(0, -MARK.length) : label)
