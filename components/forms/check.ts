import type { FieldErrors } from './use-submission'

/** Field name → [holds, sentence when it does not]. */
export type Checks = Record<string, [holds: boolean, sentence: string]>

/** The fields that do not hold, each with its sentence. */
export function failures(checks: Checks): FieldErrors {
  return Object.fromEntries(
    Object.entries(checks).flatMap(([name, [holds, sentence]]) => (holds ? [] : [[name, sentence]])),
  )
}

/** Light on purpose: the server decides. */
export function looksLikeEmail(typed: string): boolean {
  return /^\S+@\S+\.\S+$/.test(typed.trim())
}

/** A form's fields as plain texts; files are left out. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : [])),
  )
}
