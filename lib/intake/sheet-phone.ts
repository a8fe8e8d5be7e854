import { dialable } from './schema/phone'

/** A number as spreadsheets keep it, `01711-000000`: a plus would be taken for a formula, digits alone for a number without its zero. */
export function sheetPhone(phone: string | null | undefined): string {
  const national = /^\+880(\d{4})(\d+)$/.exec(dialable(phone ?? '') ?? '')
  return national ? `0${national[1]}-${national[2]}` : (phone ?? '')
}
