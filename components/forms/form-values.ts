export type FieldErrors = Record<string, string>

/** A form's fields as texts: name → text. */
export type FormTexts = Record<string, string>

/** Validates a form: the fields that are wrong, each with its sentence. */
export type Check = (typed: FormTexts) => FieldErrors

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

/** Stands for input that a browser cannot read, such as half a date, and reports as empty: checks must not take it so. */
const UNREADABLE = '\ufffd'

/** A form's fields as plain texts; files are left out. */
export function formTexts(form: HTMLFormElement): FormTexts {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value.trim()]] : [],
  )
  const unread = [...form.elements].filter(
    (control) => isControl(control) && control.value === '' && isUnreadable(control),
  )
  return Object.fromEntries([...texts, ...unread.map((control) => [control.getAttribute('name'), UNREADABLE])])
}

/** Whether a control differs from what it was rendered with. */
export function hasInput(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return [...control.options].some((it) => it.selected !== it.defaultSelected)
  const checked = control instanceof HTMLInputElement && control.checked !== control.defaultChecked
  return checked || control.value !== control.defaultValue || isUnreadable(control)
}

const isUnreadable = (control: Control): boolean => control.validity.badInput
