const HOLDS_BLOCKS = 'ul|ol|blockquote|figure|table|thead|tbody|tfoot|tr'
const ENDS = new RegExp(
  `(<(?:${HOLDS_BLOCKS})(?: [^>]*)?>|</(?:${HOLDS_BLOCKS}|p|h[2-6]|li|pre|td|th|iframe|video)>|<hr>)(?!</(?:li|td|th)>)`,
  'g',
)
const OPENS = new RegExp(`^<(?:${HOLDS_BLOCKS})(?: [^>]*)?>$`)
const CLOSES = new RegExp(`^</(?:${HOLDS_BLOCKS})>`)

/** Clean HTML for reading: a line for each block, two spaces for each level. */
export function indentHtml(html: string): string {
  let depth = 0
  const lines = html.replace(ENDS, '$1\n').split('\n')
  return lines
    .map((line) => {
      if (CLOSES.test(line)) depth -= 1
      const indented = line && `${'  '.repeat(Math.max(depth, 0))}${line}`
      if (OPENS.test(line)) depth += 1
      return indented
    })
    .join('\n')
    .trimEnd()
}
