import { convert } from 'html-to-text'

/** The text part of a mail, from its HTML: for those who read no other, and for filters that want both. */
export function textPart(html: string): string {
  return convert(html, {
    wordwrap: false,
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
      // Mail programs link numbers and addresses by themselves.
      { selector: 'a[href^="tel:"]', format: 'inline' },
      { selector: 'a.bare', format: 'inline' },
      { selector: 'a.tapped', format: 'skip' },
      { selector: 'div.label', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 1 } },
      { selector: 'td.stitches', format: 'skip' },
    ],
  })
}
