/**
 * The second sanitizer of a clean text, which shares nothing with the first (lib/content/rich-text/clean.ts) but the
 * list: sanitize-html, whose parser reads HTML in its own way. For the server alone: no page and no editor carries it.
 */
import sanitizeHtml, { type IOptions } from 'sanitize-html'
import { EMBED_HOSTS } from '@/lib/shared/content/embed-hosts'
import { LINK_SCHEMES } from './addresses'
import { ALLOWED } from './allowed'
import { DEEPEST } from './parse'

/** An attribute of the list: its name, or its name and the values it may have. */
type Allowed = NonNullable<NonNullable<typeof ALLOWED.attributes>[string]>[number]

/** The list calls attributes as the DOM does. */
const ATTRIBUTE_NAMES: Record<string, string> = { className: 'class', colSpan: 'colspan', rowSpan: 'rowspan' }

const definitions = (element: string) =>
  (ALLOWED.attributes?.[element] ?? []).map((allowed: Allowed) => {
    const [name, ...values] = typeof allowed === 'string' ? [allowed] : allowed
    return { name: ATTRIBUTE_NAMES[name] ?? name, values }
  })

/** Whether a value is on the list; where it names none, any is. Several tokens are each on it. */
const isListed = (value: string, listed: readonly unknown[]) =>
  listed.length === 0 ||
  value.split(' ').every((token) => listed.some((one) => (one instanceof RegExp ? one.test(token) : one === token)))

const names = ALLOWED.tagNames ?? []

const OPTIONS: IOptions = {
  allowedTags: names,
  allowedAttributes: Object.fromEntries(names.map((name) => [name, definitions(name).map((one) => one.name)])),
  allowedSchemes: LINK_SCHEMES,
  allowedIframeHostnames: Object.values(EMBED_HOSTS),
  allowIframeRelativeUrls: false,
  // An empty attribute is no disagreement: it stays where the list has it.
  nonBooleanAttributes: [],
  nonTextTags: ALLOWED.strip ?? [],
  nestingLimit: DEEPEST,
  parseStyleAttributes: false,
  transformTags: {
    '*': (tagName, attributes) => {
      const known = new Map(definitions(tagName).map(({ name, values }) => [name, values]))
      const kept = Object.entries(attributes).filter(([name, value]) => isListed(value, known.get(name) ?? []))
      return { tagName, attribs: Object.fromEntries(kept) }
    },
  },
}

/** HTML → the same, without whatever the second sanitizer would not have let through. */
export const sanitizeAgain = (html: string): string => sanitizeHtml(html, OPTIONS)
