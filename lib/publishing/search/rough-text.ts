const INLINE = /<\/?(?:strong|em|u|s|sub|sup|code|a|span)(?:\s[^<>]*)?>/g

/**
 * The words of an HTML text, for the index alone: a hundred times as fast as reading the text as a browser does, which
 * ten thousand articles would take seconds for. Texts are clean when they come.
 */
export function roughText(html: string): string {
  return html
    .replace(INLINE, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&\w+;/g, ' ')
}
