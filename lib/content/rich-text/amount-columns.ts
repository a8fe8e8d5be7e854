import type { Element, ElementContent, Root, RootContent } from 'hast'

/** A number, with its currency, unit or sign; digits of either script. */
const AMOUNT = /^[^\p{L}\d]{0,3}[\d০-৯][\d০-৯.,\s]*\S{0,3}$/u

/** Marks the cells of columns that hold amounts only, heading included, with `data-amount`. */
export function markAmounts(table: Element): void {
  const rows = rowsOf(table)
  const columns = Math.max(0, ...rows.map((row) => row.length))
  for (let at = 0; at < columns; at += 1) {
    const cells = rows.flatMap((row) => row[at] ?? [])
    const data = cells.filter(({ tagName }) => tagName === 'td')
    if (data.length === 0 || !data.every((cell) => AMOUNT.test(textIn(cell).trim()))) continue
    for (const cell of cells) cell.properties.dataAmount = ''
  }
}

/** Rows of a table; one with a cell over several columns has no columns to speak of. */
function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = []
  const look = (node: RootContent | Root) => {
    if (!('children' in node)) return
    if (node.type === 'element' && node.tagName === 'tr') {
      const cells = node.children.filter((child): child is Element => child.type === 'element')
      if (!cells.some(({ properties }) => properties.colSpan || properties.rowSpan)) rows.push(cells)
    } else node.children.forEach(look)
  }
  look(table)
  return rows
}

const textIn = (node: ElementContent): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textIn).join('') : ''
