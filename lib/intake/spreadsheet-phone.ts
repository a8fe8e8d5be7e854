import { dialable } from './schema/phone'

/** A phone number that spreadsheets leave as text, `01711-000000`: a plus is taken for a formula, digits alone lose their zero. */
export function spreadsheetPhone(phone: string | null | undefined): string {
  const national = /^\+880(\d{4})(\d+)$/.exec(dialable(phone ?? '') ?? '')
  return national ? `0${national[1]}-${national[2]}` : (phone ?? '')
}
