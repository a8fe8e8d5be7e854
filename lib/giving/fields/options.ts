import { label, type TextKey } from '@/lib/shared/i18n/admin/words'

/** Values of a closed set as the options of a select field. @param named key of a value's name */
export const optionsNamed = <Value extends string>(values: readonly Value[], named: (value: Value) => TextKey) =>
  values.map((value) => ({ value, label: label(named(value)) }))
