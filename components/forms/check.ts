export type FieldErrors = Record<string, string>

/** What was typed: field name → text. */
export type Typed = Record<string, string>

/** The fields that do not hold, each with its sentence. */
export type Check = (typed: Typed) => FieldErrors

/** A form's fields as plain texts; files are left out. */
export function typedIn(form: HTMLFormElement): Typed {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : [])),
  )
}
