/** `admin.components` of a field of a day that staff write: Payload's own picker reads Latin digits alone. */
export const dayInput = { Field: '/components/admin/shared/day-field#DayField' }
