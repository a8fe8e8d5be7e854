export type FieldErrors = Record<string, string>

/** What was typed: field name → text. */
export type Typed = Record<string, string>

/** The fields that do not hold, each with its sentence. */
export type Check = (typed: Typed) => FieldErrors

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

/** Stands for what a browser could not read, such as half a date, and gives as nothing: no check takes it for nothing. */
const UNREAD = '\ufffd'

/** A form's fields as plain texts; files are left out. */
export function typedIn(form: HTMLFormElement): Typed {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value.trim()]] : [],
  )
  const unread = [...form.elements].filter((control) => isControl(control) && control.value === '' && isUnread(control))
  return Object.fromEntries([...texts, ...unread.map((control) => [control.getAttribute('name'), UNREAD])])
}

/** Whether somebody has put something into a control. */
export function isBegun(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return [...control.options].some((it) => it.selected !== it.defaultSelected)
  const checked = control instanceof HTMLInputElement && control.checked !== control.defaultChecked
  return checked || control.value !== control.defaultValue || isUnread(control)
}

const isUnread = (control: Control): boolean => control.validity.badInput
