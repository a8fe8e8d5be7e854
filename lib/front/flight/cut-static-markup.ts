/**
 * Sends what never changes in a browser once: markup without a component that comes to life there stands in a page's HTML, and
 * React, which is to leave it alone, is not told of it a second time. Its outermost element becomes the client component
 * StaticMarkup (components/site/static-markup), without children and with its number among such elements.
 */
import { type FlightRow, referenceOf } from './flight-rows'

/** The name that the component has in the rows of client components; a page without it stays as it is. */
const COMPONENT = 'StaticMarkup'

/** Shorter children are not worth a component. */
const LEAST_CHARACTERS = 240

/** Elements that React has a use for wherever they stand, and those that hold what a visitor typed or plays. */
const LEFT_TO_REACT = new Set([
  ...['html', 'head', 'body', 'title', 'meta', 'link', 'style', 'base', 'template', 'noscript'],
  ...['form', 'input', 'select', 'textarea', 'output', 'progress'],
  ...['dialog', 'video', 'audio', 'iframe', 'object', 'embed', 'canvas'],
])

type Element = ['$', type: string, key: string | null, props: Record<string, unknown>, ...unknown[]]

const isElement = (value: unknown): value is Element => Array.isArray(value) && value[0] === '$' && value.length >= 4

/** Where React's element has a name, its row has a number. */
const ELEMENT_KEYS: Record<string, number> = { type: 1, key: 2, props: 3 }

/** Of a value that is no markup. */
const NO_MARKUP = Number.NaN

/** The rows of a page, to look values up in. */
class Rows {
  readonly #byId: Map<string, FlightRow>
  readonly #lengths = new WeakMap<object, number>()

  constructor(rows: readonly FlightRow[]) {
    this.#byId = new Map(rows.map((row) => [row.id, row]))
  }

  get(id: string): FlightRow | undefined {
    return this.#byId.get(id)
  }

  /** What a value stands for, where it refers to a row or a part of one. */
  resolve(value: unknown): unknown {
    const reference = referenceOf(value)
    if (!reference) return value
    const row = this.get(reference.id)
    return row && reference.path.reduce<unknown>((whole, key) => this.#part(this.resolve(whole), key), row.value)
  }

  #part(whole: unknown, key: string): unknown {
    if (typeof whole !== 'object' || whole === null) return undefined
    return Reflect.get(whole, isElement(whole) ? (ELEMENT_KEYS[key] ?? key) : key)
  }

  /** About how many characters markup has; NaN where a value is more than markup and text. */
  lengthOf(value: unknown): number {
    if (typeof value === 'object' && value !== null) {
      const known = this.#lengths.get(value)
      if (known !== undefined) return known
      // What refers to itself is no markup.
      this.#lengths.set(value, NO_MARKUP)
      const length = isElement(value) ? this.#elementLength(value) : this.#sum(value)
      this.#lengths.set(value, length)
      return length
    }
    const reference = referenceOf(value)
    if (!reference) return typeof value === 'string' && /^\$[^$u]/.test(value) ? NO_MARKUP : String(value).length
    if (reference.path.length > 0) return this.lengthOf(this.resolve(value))
    const row = this.get(reference.id)
    if (!row || !['', 'L'].includes(reference.kind)) return NO_MARKUP
    if (row.tag === 'T') return String(row.value).length
    return row.tag === '' ? this.lengthOf(row.value) : NO_MARKUP
  }

  #elementLength([, type, , props]: Element): number {
    const isFragment = this.resolve(type) === '$Sreact.fragment'
    return isFragment || isPlain(type, props) ? type.length + this.#sum(props) : NO_MARKUP
  }

  #sum(parts: object): number {
    return Object.entries(parts).reduce((sum, [name, part]) => sum + name.length + this.lengthOf(part), 0)
  }
}

/** Whether an element is of the document's own, and one that React need not know. */
function isPlain(type: string, props: Record<string, unknown>): boolean {
  if (type === 'script') return props.type === 'application/ld+json'
  return !type.startsWith('$') && !LEFT_TO_REACT.has(type)
}

/**
 * @param rows the flight data of a page
 * @returns them with static markup cut, and without the rows that only this referred to; the same rows where there is none
 */
export function cutStaticMarkup(rows: readonly FlightRow[]): readonly FlightRow[] {
  const original = new Rows(rows)
  const component = rows.find(
    ({ tag, value }) => tag === 'I' && original.resolve((value as unknown[])[2]) === COMPONENT,
  )
  if (!component) return rows
  let cuts = 0
  /** Of elements, children alone: what stands in other properties is perhaps not in the document. */
  const cut = (value: unknown): unknown => {
    if (Array.isArray(value) && !isElement(value)) return value.map(cut)
    if (typeof value !== 'object' || value === null) return value
    if (!isElement(value)) return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cut(part)]))
    const [, type, key, { children, ...props }, ...rest] = value
    if (isPlain(type, props) && original.lengthOf(children) >= LEAST_CHARACTERS) {
      cuts += 1
      return ['$', `$L${component.id}`, key, { ...props, as: type, served: cuts }, ...rest]
    }
    return children === undefined ? value : ['$', type, key, { ...props, children: cut(children) }, ...rest]
  }
  const shown = rowsShown(original)
  const trimmed = rows.map((row) => (shown.has(row.id) ? { ...row, value: cut(row.value) } : row))
  return reachable(repair(trimmed, original))
}

/** The ids of rows that stand in the document, and once: as children of elements that do, from the trees of Next's router on. */
function rowsShown(rows: Rows): Set<string> {
  const once = new Set<string>()
  const often = new Set<string>()
  const visit = (value: unknown): void => {
    if (isElement(value)) visit(value[3].children)
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) visit(part)
    const reference = referenceOf(value)
    const row = reference?.path.length === 0 ? rows.get(reference.id) : undefined
    if (row?.tag !== '') return
    if (once.has(row.id)) {
      often.add(row.id)
    } else {
      once.add(row.id)
      visit(row.value)
    }
  }
  visit('$0')
  const forget = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) forget(part)
    const id = referenceOf(value)?.id
    if (id !== undefined && once.delete(id)) forget(rows.get(id)?.value)
  }
  for (const id of often) forget(`$${id}`)
  return once
}

/** Puts in the place of references into what was cut what they referred to. */
function repair(rows: readonly FlightRow[], original: Rows): FlightRow[] {
  const now = new Rows(rows)
  const isSame = (value: unknown) => JSON.stringify(now.resolve(value)) === JSON.stringify(original.resolve(value))
  const repaired = (value: unknown): unknown => {
    if (referenceOf(value)?.path.length) return isSame(value) ? value : repaired(original.resolve(value))
    if (Array.isArray(value)) return value.map(repaired)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, repaired(part)]))
  }
  return rows.map((row) => (row.tag === '' ? { ...row, value: repaired(row.value) } : row))
}

/** The rows that the first one leads to, with hints, and with those whose text is not read here. */
function reachable(rows: readonly FlightRow[]): FlightRow[] {
  const byId = new Rows(rows)
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) visit(part)
    const id = referenceOf(value)?.id
    if (id === undefined || found.has(id)) return
    found.add(id)
    const row = byId.get(id)
    if (row && row.tag !== 'T') visit(row.value)
  }
  visit('$0')
  return rows.filter(({ id, tag }) => found.has(id) || !['', 'I', 'T'].includes(tag))
}
