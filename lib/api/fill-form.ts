/** Fills in a form's HTML: with what was typed, and with the errors. */
import type { Element, ElementContent, Root } from 'hast'
import { CONTINUE, EXIT, visit } from 'unist-util-visit'
import type { ApiError } from './errors'

interface Problem {
  name: string
  sentence: string
  id?: string
  label?: string
}

/** Fills in a form, with errors beside its fields and summed up above them. @param form is changed */
export function fillForm(form: Element, typed: Record<string, unknown>, { message, fields }: ApiError): void {
  const problems = Object.entries(fields).map(([name, sentence]) => ({ name, sentence, ...controlOf(form, name) }))
  for (const [name, value] of Object.entries(typed)) {
    // Nobody could correct a hidden field: it stays as the page has it.
    const isLost = name in fields && named(form, name)?.properties.type === 'hidden'
    if (typeof value === 'string' && !isLost) fillIn(form, name, value)
  }
  for (const problem of problems) addFieldError(form, problem)
  addErrorSummary(form, message, problems)
}

/** The first element of a tree that holds something. */
export function find(tree: Root | Element, holds: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined
  visit(tree, 'element', (element) => {
    if (!holds(element)) return CONTINUE
    found = element
    return EXIT
  })
  return found
}

const CONTROLS = new Set(['input', 'textarea', 'select'])

const named = (form: Element, name: string) =>
  find(form, ({ tagName, properties }) => CONTROLS.has(tagName) && properties.name === name)

function controlOf(form: Element, name: string): Pick<Problem, 'id' | 'label'> {
  const { id: given, ariaLabel } = named(form, name)?.properties ?? {}
  const id = given as string | undefined
  // An attribute that may hold several words comes as a list of them.
  const label = id && find(form, ({ properties }) => String(properties.htmlFor) === id)
  const [words] = label ? label.children : []
  return { id, label: words?.type === 'text' ? words.value.trim() : (ariaLabel as string | undefined) }
}

function fillIn(form: Element, name: string, value: string): void {
  visit(form, 'element', (element) => {
    const { tagName, properties } = element
    if (properties.name !== name) return CONTINUE
    if (tagName === 'textarea') element.children = [text(value)]
    else if (properties.type === 'radio' || properties.type === 'checkbox')
      properties.checked = properties.value === value
    else if (tagName === 'input') properties.value = value
    else if (tagName === 'select') choose(element, value)
    return CONTINUE
  })
}

function choose(select: Element, value: string): void {
  visit(select, 'element', ({ tagName, properties, children: [words] }) => {
    // One without a value has its words for one (HTML, the option element).
    const own = properties.value ?? (words?.type === 'text' ? words.value.trim() : '')
    if (tagName === 'option') properties.selected = own === value
  })
}

const text = (value: string): ElementContent => ({ type: 'text', value })

/** A template in the form, of an error or of the error summary, which components/forms/error-templates renders. */
function templateOf(form: Element, part: string): Element | undefined {
  const found = find(form, ({ properties }) => properties.dataReturned === part)
  return found && structuredClone(found)
}

/** Puts words into a slot of a template. */
function fillSlot(part: Element, place: string, words: ElementContent[]): void {
  const found = find(part, ({ properties }) => properties.dataWords === place)
  if (found) found.children = words
}

function addFieldError(form: Element, { name, sentence }: Problem): void {
  const control = named(form, name)
  const place = find(form, ({ properties }) => properties.dataErrorOf === name)
  const part = templateOf(form, 'error')
  if (control) control.properties.ariaInvalid = 'true'
  if (!place || !part) return
  fillSlot(part, 'sentence', [text(sentence)])
  place.children = part.children
}

function addErrorSummary(form: Element, message: string, problems: Problem[]): void {
  const part = templateOf(form, 'summary')
  if (!part) return
  const items = problems.map(({ id, label, sentence }): Element => {
    const words = [text(label ? `${label}: ${sentence}` : sentence)]
    const link: Element = { type: 'element', tagName: 'a', properties: { href: `#${id}` }, children: words }
    return { type: 'element', tagName: 'li', properties: {}, children: id ? [link] : words }
  })
  fillSlot(part, 'message', [text(message)])
  fillSlot(part, 'list', items)
  // Without script nothing else leads to it.
  const box = find(part, ({ properties }) => properties.role === 'alert')
  if (box) box.properties.autoFocus = true
  form.children.unshift(...part.children)
}
