export type FieldErrors = Record<string, string>

/** Field name → [holds, sentence when it does not]. */
export type Checks = Record<string, [holds: boolean, sentence: string]>

/** What was typed: field name → text. */
export type Typed = Record<string, string>

/** The fields that do not hold, each with its sentence. */
export function failures(checks: Checks): FieldErrors {
  return Object.fromEntries(
    Object.entries(checks).flatMap(([name, [holds, sentence]]) => (holds ? [] : [[name, sentence]])),
  )
}

/** Light on purpose: the server decides. */
export function looksLikeEmail(typed = ''): boolean {
  return /^\S+@\S+\.\S+$/.test(typed)
}

const FEWEST_DIGITS = 6

/** Digits in any script, with what people put between them; nothing at all holds too. */
export function looksLikePhone(typed = ''): boolean {
  if (typed === '') return true
  const digits = typed.match(/\p{Nd}/gu)?.length ?? 0
  return digits >= FEWEST_DIGITS && /^[\p{Nd}\s+().,/#xX-]+$/u.test(typed)
}

/** Whole years from a day (`2008-02-29`) to another; NaN where the first is no day. */
export function yearsSince(day: string, today = new Date()): number {
  const born = new Date(day)
  const months = (today.getFullYear() - born.getFullYear()) * 12 + today.getMonth() - born.getMonth()
  return Math.floor((months - (today.getDate() < born.getDate() ? 1 : 0)) / 12)
}

/** A form's fields as plain texts; files are left out. */
export function typedIn(form: HTMLFormElement): Typed {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : [])),
  )
}
