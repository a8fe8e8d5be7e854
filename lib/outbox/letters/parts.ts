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

/** A link whose words are its address, or say it: the text part leaves the address out. */
const link = (href: string, text: string): Element => h('a', { href, className: ['bare'], style: style.link }, text)

/** What somebody typed: in their own direction, with their own line ends (Outlook knows no pre-wrap). */
const typed = (text: string): ElementContent[] =>
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
    .map(({ label, value, href }) =>
      h('tr', [
        h('td', { className: ['row'], style: style.field }, [
          h('div', { className: ['label', 'quiet'], style: style.label }, label),
          h('div', { className: ['text'], dir: 'auto', style: style.value }, href ? [link(href, value)] : typed(value)),
        ]),
      ]),
    )
  return table({ width: '100%', style: 'margin:0 0 24px' }, ...rows)
}

/** A link that looks like a button; what is tapped leads to no page, and the text part leaves it out. */
export interface Button {
  href: string
  label: string
  tapped?: boolean
}

/** Buttons in a row, the first of them the primary one. */
export function buttons(all: Button[]): Element {
  const cells = all.map(({ href, label, tapped }, index) => {
    const kind = index === 0 ? 'primary' : 'ghost'
    const button = table(
      { style: 'display:inline-block;margin:0 8px 8px 0;vertical-align:top' },
      h('tr', [
        h('td', { className: [kind], style: style[kind] }, [
          h(
            'a',
            { href, className: tapped ? ['tapped'] : [], style: index === 0 ? style.primaryLink : style.ghostLink },
            label,
          ),
        ]),
      ]),
    )
    return button
  })
  return h('div', { style: 'margin:0 0 16px' }, cells)
}
