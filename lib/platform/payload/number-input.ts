/**
 * `admin.components` of a number field: an input and a cell in the digits of the account's language. Payload's own is
 * `<input type="number">`, in which browsers take Latin digits alone.
 */
export const numberInput = {
  Field: '/components/admin/shared/number-field#NumberField',
  Cell: '/components/admin/shared/number-field#NumberCell',
}
