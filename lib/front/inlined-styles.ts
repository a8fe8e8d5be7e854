/**
 * Writes a page's sheets of styles into the page: nothing shows before they are there, and each would be asked for after
 * the page has come. Who comes from a search engine or a messenger has none of them yet.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A sheet of the build, as React writes it. */
const SHEET = /<link rel="stylesheet" href="\/_next\/(static\/chunks\/[\w.~-]+\.css)"(?: data-precedence="\w+")?\/>/g

/** @returns the text of a sheet, from its path below the build's folder; undefined when there is none */
export type StyleSource = (path: string) => string | undefined

/** @param build the folder of the build, .next */
export function stylesOf(build: string): StyleSource {
  const known = new Map<string, string | undefined>()
  return (sheet) => {
    if (!known.has(sheet)) known.set(sheet, readSheet(build, sheet))
    return known.get(sheet)
  }
}

/** A sheet's own addresses are relative to it. */
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
 * @returns the page with the styles of its sheets in one element, and these; the links stay where they are, disabled:
 *   React takes what they name for loaded, and the browser does not fetch it. As it was when a sheet is not there.
 */
export function withInlinedStyles(html: string, styleSource: StyleSource): { html: string; style?: string } {
  const sheets = [...html.matchAll(SHEET)].map(([, sheet = '']) => styleSource(sheet))
  const style = sheets.join('\n')
  if (sheets.length === 0 || sheets.includes(undefined) || /<\/style/i.test(style)) return { html }
  const at = html.search(SHEET)
  const disabled = html.slice(at).replace(SHEET, (link) => link.replace('/>', ' disabled=""/>'))
  return { html: `${html.slice(0, at)}<style>${style}</style>${disabled}`, style }
}
