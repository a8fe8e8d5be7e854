/** Where the cursor stands in a table of the editor. */
import type { Node, ResolvedPos } from '@tiptap/pm/model'
import { TextSelection, type Transaction } from '@tiptap/pm/state'
import { findParentNodeClosestToPos } from '@tiptap/react'

export interface Row {
  /** Where it begins in the document. */
  at: number
  node: Node
  /** Whether it is the only row of its head, body or foot. */
  isAlone: boolean
}

/** A cell of a table, with all the table's rows. */
export interface Place {
  table: { at: number; node: Node }
  rows: Row[]
  /** Of the cell with the cursor. */
  row: number
  column: number
  isCaption: boolean
}

/** The table around a position; its caption counts as its first cell. */
export function placeOf($at: ResolvedPos): Place | undefined {
  const around = (name: string) => findParentNodeClosestToPos($at, ({ type }) => type.name === name)
  const found = around('table')
  if (!found) return undefined
  const table = { at: found.pos, node: found.node }
  const rows = rowsOf(table)
  const own = around('row')
  if (!own) return { table, rows, row: 0, column: 0, isCaption: true }
  return {
    table,
    rows,
    row: rows.findIndex(({ at }) => at === own.pos),
    column: $at.index(own.depth),
    isCaption: false,
  }
}

export function rowsOf({ at, node }: Place['table']): Row[] {
  const rows: Row[] = []
  node.forEach((section, sectionAt) => {
    if (section.type.name === 'caption') return
    section.forEach((row, rowAt) => {
      rows.push({ at: at + 1 + sectionAt + 1 + rowAt, node: row, isAlone: section.childCount === 1 })
    })
  })
  return rows
}

/** Where a cell begins in the document. */
export function cellAt({ at, node }: Pick<Row, 'at' | 'node'>, column: number): number {
  let position = at + 1
  for (let before = 0; before < column; before += 1) position += node.child(before).nodeSize
  return position
}

const isMerged = (cell: Node) => Number(cell.attrs.colspan ?? 1) > 1 || Number(cell.attrs.rowspan ?? 1) > 1

/** Whether each row has the same cells: a pasted table may have merged ones, whose rows and columns stay as they are. */
export function isRegular(rows: readonly Row[]): boolean {
  const columns = rows[0]?.node.childCount
  return rows.every(({ node }) => node.childCount === columns && !node.children.some(isMerged))
}

/** Puts the cursor into the first line at or behind a position. */
export const cursorIn = (tr: Transaction, at: number): Transaction =>
  tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(at, tr.doc.content.size)), 1))
