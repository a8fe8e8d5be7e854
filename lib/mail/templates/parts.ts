/** What mails are put together from. All text becomes text nodes, and so is escaped when it is written. */
import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { table } from './layout'
import { style } from './style'

export const title = (text: string): Element => h('h1', { className: ['text'], style: style.title }, text)
export const heading = (text: string): Element => h('h2', { className: ['text'], style: style.heading }, text)
export const paragraph = (...content: (string | Element)[]): Element => h('p', { style: style.paragraph }, content)

export const steps = (texts: string[]): Element =>
  h(
    'ol',
    { style: style.list },
    texts.map((text) => h('li', { style: style.item }, text)),
  )

export const link = (href: string, text: string): Element => h('a', { href, style: style.link }, text)

/** What somebody typed: in their own direction, with their own line ends (Outlook knows no pre-wrap). */
export const typed = (text: string): ElementContent[] =>
  text
    .split(/\r\n?|\n/)
    .flatMap((line, index) => [...(index > 0 ? [h('br')] : []), { type: 'text' as const, value: line }])

/** A field with its label above it; left out where it is empty. */
export interface Field {
  label: string
  value: string
  href?: string | null
}

export function fields(all: Field[]): Element {
  const rows = all
    .filter(({ value }) => value.trim() !== '')
    .flatMap(({ label, value, href }) => [
      h('tr', [h('td', { className: ['quiet'], style: style.label }, label)]),
      h('tr', [
        h(
          'td',
          { className: ['text', 'row'], dir: 'auto', style: style.value },
          href ? [link(href, value)] : typed(value),
        ),
      ]),
    ])
  return table({ width: '100%', style: 'margin:0 0 24px' }, ...rows)
}

/** Links that look like buttons, the first of them the most. */
export function buttons(all: { href: string; label: string }[]): Element {
  const cells = all.map(({ href, label }, index) => {
    const kind = index === 0 ? 'primary' : 'ghost'
    const button = table(
      { style: 'display:inline-block;margin:0 8px 8px 0;vertical-align:top' },
      h('tr', [
        h('td', { className: [kind], style: style[kind] }, [
          h('a', { href, style: index === 0 ? style.primaryLink : style.ghostLink }, label),
        ]),
      ]),
    )
    return button
  })
  return h('div', { style: 'margin:0 0 16px' }, cells)
}
