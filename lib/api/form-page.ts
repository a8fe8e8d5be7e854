/**
 * The page of a form that was posted without script and is invalid: with all that was typed, the errors beside their
 * fields, and an error summary above.
 */
import { randomUUID } from 'node:crypto'
import type { Element, Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { toHtml } from 'hast-util-to-html'
import { LRUCache } from 'lru-cache'
import { parse } from 'parse5'
import { CONTINUE, SKIP, visit } from 'unist-util-visit'
import { FIELDS, type FormKind } from '@/lib/intake/schema/forms'
import { pagePolicy } from '@/lib/platform/content-security/policy'
import { env } from '@/lib/platform/env/env'
import { type Locale, localized, parseId } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { EXTRAS, PAGE_KEY } from '@/lib/shared/forms/extras'
import { type ApiError, errorResponse } from './errors'
import { fillForm, find } from './fill-form'
import { FORMS } from './form-handlers'

interface RefusedForm {
  kind: FormKind
  locale: Locale
  /** Field → what was typed. */
  typed: Record<string, unknown>
  failure: ApiError
}

/** A page around its form. */
export interface FormPage {
  /** Up to the words of its title, from there to the form, and after it. */
  parts: [beforeTitle: string, beforeForm: string, after: string]
  form: Element
}

/** The page of an invalid form. @returns the page, with the failure's status; the failure itself where the page cannot be had */
export async function refusedFormPage({ kind, locale, typed, failure }: RefusedForm): Promise<Response> {
  const campaign = kind === 'pledge' ? parseId(String(typed.campaign ?? '')) : undefined
  const own = campaign ? await pageOf(localized(locale, paths.giveTo(campaign))) : null
  const page = own ?? (await pageOf(localized(locale, FORMS[kind].page)))
  return filledIn(page && withIdempotencyKey(page, keyAfter(failure, typed[PAGE_KEY])), {
    names: [...FIELDS[kind], ...EXTRAS],
    typed,
    failure,
  })
}

/** The idempotency key of the next attempt: a record that failed may have been stored all the same, so it keeps its key. */
function keyAfter({ code }: ApiError, sent: unknown): string {
  if (code === 'invalid') return randomUUID()
  return typeof sent === 'string' ? sent : ''
}

/** The page with an idempotency key in its form: cached pages are everybody's, and this one is one person's. */
export function withIdempotencyKey(page: FormPage, key: string): FormPage {
  if (key === '') return page
  const properties = { type: 'hidden', name: PAGE_KEY, value: key, autoComplete: ['off'] }
  const input: Element = { type: 'element', tagName: 'input', properties, children: [] }
  return { ...page, form: { ...page.form, children: [...page.form.children, input] } }
}

interface FormState extends Pick<RefusedForm, 'typed' | 'failure'> {
  /** Fields of the form. */
  names: readonly string[]
}

/** The page of another form, with what was typed and its errors. @param path of a cached page, with its language */
export async function invalidPage(path: string, returned: FormState): Promise<Response> {
  return filledIn(await pageOf(path), returned)
}

/** The same for a page that is one person's alone, and so is never cached. @param path with its language */
export async function invalidPrivatePage(path: string, returned: FormState): Promise<Response> {
  return filledIn(await fetchPage(path), returned)
}

function filledIn(page: FormPage | null, { names, typed, failure }: FormState): Response {
  const plain = errorResponse(failure)
  if (!page) return plain
  // What else was posted is nobody's to see again, and may be as much as a body can hold.
  const own = Object.fromEntries(names.map((name) => [name, typed[name]]))
  const html = renderFormPage(page, own, failure)
  const headers = new Headers(plain.headers)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', POLICY)
  return new Response(html, { status: plain.status, headers })
}

/** Nothing runs on such a page. */
const POLICY = pagePolicy('').policy

/** The page's HTML with the form as it was sent. */
export function renderFormPage({ parts, form }: FormPage, typed: Record<string, unknown>, failure: ApiError): string {
  const filled = structuredClone(form)
  fillForm(filled, typed, failure)
  const [beforeTitle, beforeForm, after] = parts
  // Read first of all by a screen reader (GOV.UK Design System, Error summary).
  const title = toHtml({ type: 'text', value: `${failure.message} · ` })
  return `${beforeTitle}${title}${beforeForm}${toHtml(filled)}${after}`
}

/** Cache of parsed pages, for as long as pages themselves are cached. Parsing costs a hundred times what filling in does. */
const pages = new LRUCache<string, FormPage>({ max: 20, ttl: 60_000 })

/** The form's page as visitors get it; null while it cannot be made. */
async function pageOf(path: string): Promise<FormPage | null> {
  const kept = pages.get(path)
  if (kept) return kept
  const page = await fetchPage(path)
  if (page) pages.set(path, page)
  return page
}

async function fetchPage(path: string): Promise<FormPage | null> {
  const answer = await fetch(`http://127.0.0.1:${env().appPort}${path}`, { signal: AbortSignal.timeout(5000) }).catch(
    () => null,
  )
  return answer?.ok ? parseFormPage(await answer.text()) : null
}

const CUT = '<!---->'

/** Parses a page, without its scripts: they would render the form again, and empty. @returns null without a form */
export function parseFormPage(html: string): FormPage | null {
  const page = fromParse5(parse(html)) as Root
  const form = find(page, ({ tagName, properties }) => tagName === 'form' && properties.method === 'post')
  const title = find(page, ({ tagName }) => tagName === 'title')
  if (!form || !title) return null
  visit(page, (node, index, parent) => {
    if (index === undefined || !parent) return CONTINUE
    if (node === form) parent.children[index] = { type: 'comment', value: '' }
    else if (node.type === 'comment' || (node.type === 'element' && isScript(node))) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    return node === form ? SKIP : CONTINUE
  })
  const titled = toHtml(title)
  const [beforeForm = '', after = ''] = toHtml(page).split(CUT)
  const at = beforeForm.indexOf(titled) + '<title>'.length
  return { parts: [beforeForm.slice(0, at), beforeForm.slice(at), after], form }
}

const isScript = ({ tagName, properties }: Element): boolean =>
  tagName === 'script' || (tagName === 'link' && properties.as === 'script')
