const INLINE = /<\/?(?:strong|em|u|s|sub|sup|code|a|span)(?:\s[^<>]*)?>/g

/**
 * The words of an HTML text, for the index alone: a hundred times as fast as parsing it, which would take seconds for ten
 * thousand articles. The texts are sanitized already.
 */
export function stripTags(html: string): string {
  return html
    .replace(INLINE, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&\w+;/g, ' ')
}
