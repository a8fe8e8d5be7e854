/** Labels of fields that must be filled in: Payload marks only fields that the database requires, and ours are required per language. */
import { label, type TextKey } from '@/lib/shared/i18n/admin/words'

const MARK = ' *'

/** A label as the admin shows it over such a field. */
export const requiredLabel =
  (key: TextKey): ReturnType<typeof label> =>
  (reader) =>
    `${label(key)(reader)}${MARK}`

/** The label without its mark, for sentences that name the field. */
export const plainLabel = (label: string): string => (label.endsWith(MARK) ? label.slice(0, -MARK.length) : label)
