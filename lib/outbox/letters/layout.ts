/** The frame of every mail: tables and inline styles, for mail programs know little else. */
import type { Element, ElementContent, Root } from 'hast'
import { h } from 'hastscript'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Colours } from '@/lib/shared/colour/palette'
import { telephone } from '@/lib/shared/format/telephone'
import { COLOURS, FONT, style } from './style'

/** What every mail says of the foundation. */
export interface Sender {
  name: string
  companionName: string
  address: string
  phones: string[]
  /** How and when one is answered; '' where nobody said. */
  answering: string
  /** Address of the mark's picture; null where there is none. */
  mark: string | null
  /** Those that the foundation chose. */
  colours: Colours
  siteUrl: string
}

interface Frame {
  locale: Locale
  subject: string
  sender: Sender
  /** What stands on the link to the site. */
  siteLabel: string
  body: ElementContent[]
}

/** Dark colours, for programs that ask for them; the others turn the light ones by themselves. */
const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background-color: #12142e !important; }
  .card { background-color: #1f2247 !important; }
  .text, .text a { color: #f4ecdc !important; }
  .quiet, .quiet a { color: #c9c5d8 !important; }
  .row { border-color: #3c4070 !important; }
  .panel { background-color: #2a2e5a !important; }
  .primary { background-color: #f2b431 !important; border-color: #f2b431 !important; }
  .primary a { color: #1b1f45 !important; }
  .ghost { border-color: #c9c5d8 !important; }
  .ghost a { color: #f4ecdc !important; }
}
@media (max-width: 480px) {
  .outer { padding: 0 !important; }
  .card { border-radius: 0 !important; }
  .inner { padding-left: 20px !important; padding-right: 20px !important; }
}`

/** A table that is there for its looks; its width holds in Outlook too, which knows no max-width. */
export const table = (attributes: Record<string, string>, ...rows: Element[]): Element =>
  h('table', { role: 'presentation', cellpadding: '0', cellspacing: '0', border: '0', ...attributes }, rows)

const row = (...cells: Element[]): Element => h('tr', cells)

/** A number that can be tapped, and stands on one line. */
export const dialled = (number: string): Element =>
  h('a', { href: telephone(number), className: ['bare'], style: style.link }, number)

/** On paper of its own: it is drawn for light ground. The name beside it says what it shows. */
const markOf = (src: string): Element => h('img', { src, alt: '', width: '48', height: '48', style: style.mark })

/** A whole mail. */
export function layout({ locale, subject, sender, siteLabel, body }: Frame): Root {
  // In the other language the two are one.
  const companion = sender.companionName === sender.name ? '' : sender.companionName
  const head = h('td', { className: ['inner'], style: style.head }, [
    ...(sender.mark ? [markOf(sender.mark)] : []),
    h('span', { style: style.name }, sender.name),
    ...(companion ? [h('br'), h('span', { style: style.companion }, companion)] : []),
  ])
  const contact = [...(sender.address ? [h('span', sender.address)] : []), ...sender.phones.map(dialled)]
  const foot = h('td', { className: ['inner', 'quiet'], style: style.foot }, [
    h('strong', sender.name),
    h('br'),
    ...contact.flatMap((part, index) => [...(index > 0 ? [' · '] : []), part]),
    ...(contact.length > 0 ? [h('br')] : []),
    h('a', { href: sender.siteUrl, style: `color:${COLOURS.link}` }, siteLabel),
  ])
  const card = table(
    { width: '600', align: 'center', className: 'card', style: style.card },
    row(head),
    row(h('td', { className: ['stitches'], style: style.stitches }, '\u00a0')),
    row(h('td', { className: ['inner', 'text'], style: style.body }, body)),
    row(foot),
  )
  return h(null, [
    { type: 'doctype' },
    h('html', { lang: locale, dir: 'ltr' }, [
      h('head', [
        h('meta', { charSet: 'utf-8' }),
        h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        h('meta', { name: 'color-scheme', content: 'light dark' }),
        h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
        // Phones would link every number by themselves, in their own colour.
        h('meta', { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no' }),
        h('title', subject),
        h('style', DARK),
      ]),
      h('body', { className: ['ground'], style: `margin:0;padding:0;background-color:${COLOURS.ground};${FONT}` }, [
        table(
          { width: '100%', className: 'ground', style: `background-color:${COLOURS.ground}` },
          row(h('td', { className: ['outer'], align: 'center', style: 'padding:24px 12px' }, [card])),
        ),
      ]),
    ]),
  ])
}
