/** A form that was posted without script and comes back, with what was typed and what is wrong with it. */
import type { FieldErrors, Typed } from './check'

export interface Given {
  typed: Typed
  errors: FieldErrors
  /** What went wrong as a whole, where it was no field: a limit was reached, a store was away. */
  message?: string
}

/** What a form gives to each of its fields, by name: its label, and what came back of it. */
export function givenFields<Name extends string>(names: Record<Name, string>, given: Given | undefined) {
  return (name: Name) => ({
    name,
    label: names[name],
    // A link of the summary leads there; a form that is drawn fresh may stand on a page twice.
    id: given && name,
    defaultValue: given?.typed[name],
    error: given?.errors[name],
  })
}
