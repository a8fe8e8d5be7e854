import { label, type TextKey } from '@/lib/shared/i18n/admin/words'

/** What a row of an array is called on its buttons: without it Payload makes English words of the field's name. */
export const rowLabels = (row: TextKey) => ({ singular: label(row), plural: label(row) })
