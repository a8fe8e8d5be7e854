/**
 * What was typed into a form and not sent, kept on this device alone: through a reload, the way back, a change of language and
 * a lost connection, for a day.
 */
import { HONEYPOT, STAMP } from '@/lib/shared/forms/extras'
import { readStored, writeStored } from '@/lib/shared/stored-json'
import { type Control, hasInput, isControl } from './form-values'

const DAY_MS = 24 * 60 * 60 * 1000
/** What is longer is not kept: an entry has room for all forms together. */
const MOST_CHARACTERS = 50_000

/** Never kept: what is proof of a payment, and what is against spam. */
const NOT_KEPT = new Set([STAMP, HONEYPOT, 'transactionId'])
const NO_INPUT = new Set(['hidden', 'password', 'file', 'submit', 'button'])

interface Kept {
  /** Milliseconds since 1970. */
  at: number
  /** Field name → text; of a checkbox its value, where it is checked. */
  values: Record<string, string>
}

/** A form by its page, in whichever language, and by what it is for. */
function keyOf(form: HTMLFormElement): string {
  const page = location.pathname.replace(/^\/(?:en|bn)(?=\/|$)/, '')
  const campaign = form.elements.namedItem('campaign')
  const action = form.getAttribute('action')?.split('?', 1)[0]
  return [page, action, campaign instanceof HTMLInputElement ? campaign.value : ''].join(' ')
}

/** All that is kept and not too old; nothing where the browser keeps nothing, or what somebody else wrote there. */
function readAll(): Record<string, Kept> {
  const stored = (readStored('typed') ?? {}) as Record<string, Kept | null>
  const isFresh = (kept: Kept | null): kept is Kept => Date.now() - Number(kept?.at) < DAY_MS
  return Object.fromEntries(Object.entries(stored).flatMap(([form, kept]) => (isFresh(kept) ? [[form, kept]] : [])))
}

function writeAll(all: Record<string, Kept>): void {
  if (Object.keys(all).length === 0) writeStored('typed', null)
  else if (JSON.stringify(all).length <= MOST_CHARACTERS) writeStored('typed', all)
}

const keptControls = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (control): control is Control =>
      isControl(control) && control.name !== '' && !NOT_KEPT.has(control.name) && !NO_INPUT.has(control.type),
  )

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')

/** Keeps what a form holds now; an untouched form leaves nothing behind. */
export function keepInput(form: HTMLFormElement): void {
  const typed = keptControls(form).filter((control) => hasInput(control) && (!isChoice(control) || control.checked))
  const { [keyOf(form)]: _, ...others } = readAll()
  const values = Object.fromEntries(typed.map(({ name, value }) => [name, value]))
  writeAll(typed.length === 0 ? others : { ...others, [keyOf(form)]: { at: Date.now(), values } })
}

/** Puts what was kept of a form into its untouched fields. @returns whether there was anything */
export function restoreInput(form: HTMLFormElement): boolean {
  const { values } = readAll()[keyOf(form)] ?? {}
  if (!values) return false
  const open = keptControls(form).filter((control) => Object.hasOwn(values, control.name) && !hasInput(control))
  for (const control of open) {
    const value = values[control.name] ?? ''
    if (isChoice(control)) control.checked = control.value === value
    else control.value = value
  }
  return open.some(hasInput)
}

/** Forgets what was kept of a form. */
export function forgetInput(form: HTMLFormElement): void {
  const { [keyOf(form)]: _, ...others } = readAll()
  writeAll(others)
}
