/**
 * Inlines a page's stylesheets: they block rendering, and each would be one more request after the page. Visitors from a
 * search engine or messenger have none of them cached.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The link of a stylesheet, as React writes it. */
const SHEET = /<link rel="stylesheet" href="\/_next\/(static\/chunks\/[\w.~-]+\.css)"(?: data-precedence="\w+")?\/>/g

/** @returns the text of a stylesheet, from its path below the build's folder; undefined when there is none */
export type StyleSource = (path: string) => string | undefined

/** @param build the folder of the build, .next */
export function buildStyles(build: string): StyleSource {
  const known = new Map<string, string | undefined>()
  return (sheet) => {
    if (!known.has(sheet)) known.set(sheet, readSheet(build, sheet))
    return known.get(sheet)
  }
}

/** Reads a stylesheet, with its relative addresses made absolute. */
function readSheet(build: string, sheet: string): string | undefined {
  try {
    const folder = path.posix.dirname(`/_next/${sheet}`)
    return readFileSync(path.join(build, sheet), 'utf8').replace(
      /url\((\.\.?\/[^)]*)\)/g,
      (_, address: string) => `url(${path.posix.join(folder, address)})`,
    )
  } catch {
    return undefined
  }
}

/**
 * @param html a whole page
 * @returns the page with all styles in one element, and these styles. The links stay, disabled: React takes their stylesheets for
 *   loaded, and the browser does not fetch them. Unchanged when a stylesheet is missing.
 */
export function withInlinedStyles(html: string, styleSource: StyleSource): { html: string; style?: string } {
  const sheets = [...html.matchAll(SHEET)].map(([, sheet = '']) => styleSource(sheet))
  const style = sheets.join('\n')
  if (sheets.length === 0 || sheets.includes(undefined) || /<\/style/i.test(style)) return { html }
  const at = html.search(SHEET)
  const disabled = html.slice(at).replace(SHEET, (link) => link.replace('/>', ' disabled=""/>'))
  return { html: `${html.slice(0, at)}<style>${style}</style>${disabled}`, style }
}
