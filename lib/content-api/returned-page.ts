/**
 * A form that was posted without script and could not be taken goes back as its own page: with all that was typed, and
 * what is wrong beside its field and summed up above.
 */
import type { Element, ElementContent, Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { toHtml } from 'hast-util-to-html'
import { parse } from 'parse5'
import { CONTINUE, EXIT, SKIP, visit } from 'unist-util-visit'
import { type Locale, localized } from '@/lib/addresses'
import { env } from '@/lib/env'
import { FORMS } from '@/lib/forms/forms'
import type { FormKind } from '@/lib/forms/schema/schema'
import { policyOf } from '@/lib/front/policy'
import { type ApiError, errorResponse } from './errors'

interface Returned {
  kind: FormKind
  locale: Locale
  /** Field → what was typed. */
  typed: Record<string, unknown>
  failure: ApiError
}

/** @returns the page, with the failure's status; the failure itself where the page cannot be had */
export async function returnedPage({ kind, locale, typed, failure }: Returned): Promise<Response> {
  const plain = errorResponse(failure)
  const page = await pageOf(localized(locale, FORMS[kind].page))
  if (!page) return plain
  const html = toHtml(returnForm(page, typed, failure), { allowDangerousHtml: false })
  const headers = new Headers(plain.headers)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', policyOf(html).policy)
  return new Response(html, { status: plain.status, headers })
}

/** The form's page as visitors get it; null while it cannot be made. */
async function pageOf(path: string): Promise<Root | null> {
  const answer = await fetch(`http://127.0.0.1:${env().appPort}${path}`, { signal: AbortSignal.timeout(5000) }).catch(
    () => null,
  )
  return answer?.ok ? (fromParse5(parse(await answer.text())) as Root) : null
}

/** The page with the form as it was sent. Without its scripts: they would draw the form anew, and empty. */
export function returnForm(page: Root, typed: Record<string, unknown>, { message, fields }: ApiError): Root {
  visit(page, 'element', (element, index, parent) => {
    const { tagName, properties } = element
    const isScript = tagName === 'script' || (tagName === 'link' && properties.as === 'script')
    if (!isScript || index === undefined || !parent) return CONTINUE
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
  const form = find(page, ({ tagName, properties }) => tagName === 'form' && properties.method === 'post')
  if (form) {
    const title = find(page, ({ tagName }) => tagName === 'title')
    // Read first of all by a screen reader (GOV.UK Design System, Error summary).
    title?.children.unshift(text(`${message} · `))
    const problems = Object.entries(fields).map(([name, sentence]) => ({ name, sentence, ...controlOf(form, name) }))
    for (const [name, value] of Object.entries(typed)) if (typeof value === 'string') fillIn(form, name, value)
    for (const problem of problems) sayBeside(form, problem)
    sumUp(form, message, problems)
  }
  return page
}

interface Problem {
  name: string
  sentence: string
  id?: string
  label?: string
}

function find(tree: Root | Element, holds: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined
  visit(tree, 'element', (element) => {
    if (!holds(element)) return CONTINUE
    found = element
    return EXIT
  })
  return found
}

const named = (form: Element, name: string) =>
  find(form, ({ tagName, properties }) => ['input', 'textarea', 'select'].includes(tagName) && properties.name === name)

function controlOf(form: Element, name: string): Pick<Problem, 'id' | 'label'> {
  const id = named(form, name)?.properties.id as string | undefined
  // An attribute that may hold several words comes as a list of them.
  const label = id && find(form, ({ properties }) => String(properties.htmlFor) === id)
  const [words] = label ? label.children : []
  return { id, label: words?.type === 'text' ? words.value.trim() : undefined }
}

function fillIn(form: Element, name: string, value: string): void {
  visit(form, 'element', (element) => {
    const { tagName, properties } = element
    if (properties.name !== name) return CONTINUE
    if (tagName === 'textarea') element.children = [text(value)]
    else if (properties.type === 'radio') properties.checked = properties.value === value
    else if (tagName === 'input') properties.value = value
    else if (tagName === 'select') choose(element, value)
    return CONTINUE
  })
}

function choose(select: Element, value: string): void {
  visit(select, 'element', ({ tagName, properties }) => {
    if (tagName === 'option') properties.selected = properties.value === value
  })
}

const text = (value: string): ElementContent => ({ type: 'text', value })

/** What the form holds ready for this: an error's look, and the summary's, drawn by components/forms/returned-parts. */
function partOf(form: Element, part: string): Element | undefined {
  const found = find(form, ({ properties }) => properties.dataReturned === part)
  return found && structuredClone(found)
}

/** Puts words where a part says that they go. */
function say(part: Element, place: string, words: ElementContent[]): void {
  const found = find(part, ({ properties }) => properties.dataWords === place)
  if (found) found.children = words
}

function sayBeside(form: Element, { name, sentence }: Problem): void {
  const control = named(form, name)
  const place = find(form, ({ properties }) => properties.dataErrorOf === name)
  const part = partOf(form, 'error')
  if (control) control.properties.ariaInvalid = 'true'
  if (!place || !part) return
  say(part, 'sentence', [text(sentence)])
  place.children = part.children
}

function sumUp(form: Element, message: string, problems: Problem[]): void {
  const part = partOf(form, 'summary')
  if (!part) return
  const items = problems.map(({ id, label, sentence }): Element => {
    const words = [text(label ? `${label}: ${sentence}` : sentence)]
    const link: Element = { type: 'element', tagName: 'a', properties: { href: `#${id}` }, children: words }
    return { type: 'element', tagName: 'li', properties: {}, children: id ? [link] : words }
  })
  say(part, 'message', [text(message)])
  say(part, 'list', items)
  // Without script nothing else leads to it.
  const box = find(part, ({ properties }) => properties.role === 'alert')
  if (box) box.properties.autoFocus = true
  form.children.unshift(...part.children)
}
