/** Tables of the editor: rows and columns come and go where the cursor is. */
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import type { Editor, JSONContent } from '@tiptap/react'
import { insertBlock } from './insert'
import { cellAt, cursorIn, isRegular, type Place, placeOf, rowsOf } from './table-place'

/** More would be no table that somebody reads on a phone. */
export const MOST_ROWS = 50
export const MOST_COLUMNS = 12

/** What can be done with a table. */
export interface TableState {
  isRegular: boolean
  hasHead: boolean
  canAddRow: boolean
  canAddColumn: boolean
}

/** Of the table that the cursor is in; undefined where it is in none. */
export function tableState({ state }: Editor): TableState | undefined {
  const place = placeOf(state.selection.$from)
  if (!place) return undefined
  const { rows } = place
  const regular = isRegular(rows)
  return {
    isRegular: regular,
    hasHead: place.table.node.children.some(({ type }) => type.name === 'head'),
    canAddRow: regular && rows.length < MOST_ROWS,
    canAddColumn: regular && (rows[0]?.node.childCount ?? 0) < MOST_COLUMNS,
  }
}

/** Puts in a table, with the cursor in its first cell. */
export function insertTable(editor: Editor, rows: number, columns: number, hasHead: boolean): void {
  const cells = (type: string): JSONContent[] =>
    Array.from({ length: columns }, () => ({ type, content: [{ type: 'paragraph' }] }))
  const body = Array.from({ length: hasHead ? rows - 1 : rows }, () => ({ type: 'row', content: cells('cell') }))
  insertBlock(editor, {
    type: 'table',
    content: [
      ...(hasHead ? [{ type: 'head', content: [{ type: 'row', content: cells('headCell') }] }] : []),
      ...(body.length > 0 ? [{ type: 'body', content: body }] : []),
    ],
  })
  const { state, view } = editor
  const { $from, from } = state.selection
  // The cursor stands in its last cell or, within a list, behind it.
  const at = placeOf($from)?.table.at ?? lastTableBefore(state.doc, from)
  if (at !== undefined) view.dispatch(cursorIn(state.tr, at).scrollIntoView())
}

function lastTableBefore(doc: Node, position: number): number | undefined {
  let last: number | undefined
  doc.nodesBetween(0, position, (node, at) => {
    if (node.type.name === 'table') last = at
  })
  return last
}

export type TableEdit =
  | 'rowAbove'
  | 'rowBelow'
  | 'columnBefore'
  | 'columnAfter'
  | 'removeRow'
  | 'removeColumn'
  | 'toggleHead'
  | 'remove'

/** Changes the table that the cursor is in. @returns whether there was one, and the change can be made */
export function editTable(editor: Editor, edit: TableEdit): boolean {
  const { state, view } = editor
  const place = placeOf(state.selection.$from)
  if (!place || (edit !== 'remove' && !isRegular(place.rows))) return false
  const tr = EDITS[edit](state.tr, place)
  if (!tr) return false
  view.dispatch(tr.scrollIntoView())
  return true
}

const EDITS: Record<TableEdit, (tr: Transaction, place: Place) => Transaction | undefined> = {
  rowAbove: (tr, place) => addRow(tr, place, 0),
  rowBelow: (tr, place) => addRow(tr, place, 1),
  columnBefore: (tr, place) => addColumn(tr, place, 0),
  columnAfter: (tr, place) => addColumn(tr, place, 1),
  removeRow,
  removeColumn,
  toggleHead,
  remove: (tr, { table: { at, node } }) => tr.delete(at, at + node.nodeSize),
}

/** @param behind 0 for before the cursor's row, 1 for after it */
function addRow(tr: Transaction, { rows, row, column }: Place, behind: 0 | 1): Transaction | undefined {
  const here = rows[row]
  if (!here || rows.length >= MOST_ROWS) return undefined
  const at = here.at + behind * here.node.nodeSize
  const cells = here.node.children.map(({ type }) => type.createAndFill() as Node)
  const added = here.node.type.create(null, cells)
  tr.insert(at, added)
  return cursorIn(tr, cellAt({ at, node: added }, column))
}

function addColumn(tr: Transaction, { rows, row, column }: Place, behind: 0 | 1): Transaction | undefined {
  if ((rows[0]?.node.childCount ?? 0) >= MOST_COLUMNS) return undefined
  let cursor = 0
  // From the end, so that what comes before stays where it is.
  for (const [index, one] of [...rows.entries()].reverse()) {
    const like = one.node.child(column)
    const at = cellAt(one, column) + behind * like.nodeSize
    const added = like.type.createAndFill() as Node
    tr.insert(at, added)
    cursor = index === row ? at : cursor + (index < row ? added.nodeSize : 0)
  }
  return cursorIn(tr, cursor)
}

/** The rows that a change has left. */
const rowsNow = ({ doc }: Transaction, { table: { at } }: Place) => rowsOf({ at, node: doc.nodeAt(at) as Node })

function removeRow(tr: Transaction, place: Place): Transaction | undefined {
  const { rows, row, column } = place
  const here = rows[row]
  if (!here) return undefined
  if (rows.length === 1) return EDITS.remove(tr, place)
  // A head, a body or a foot goes with its last row.
  const around = here.isAlone ? 1 : 0
  tr.delete(here.at - around, here.at + here.node.nodeSize + around)
  const next = rowsNow(tr, place)
  const target = next[Math.min(row, next.length - 1)]
  return target ? cursorIn(tr, cellAt(target, column)) : tr
}

function removeColumn(tr: Transaction, place: Place): Transaction | undefined {
  const { rows, row, column } = place
  if (rows[0]?.node.childCount === 1) return EDITS.remove(tr, place)
  for (const one of [...rows].reverse()) {
    const at = cellAt(one, column)
    tr.delete(at, at + one.node.child(column).nodeSize)
  }
  const next = rowsNow(tr, place)[row]
  return next ? cursorIn(tr, cellAt(next, Math.min(column, next.node.childCount - 1))) : tr
}

/** Makes the first row the head of the table, or takes the head back among its rows. */
function toggleHead(tr: Transaction, { table, rows, row, column }: Place): Transaction | undefined {
  const { head, body, row: rowType, cell, headCell } = table.node.type.schema.nodes
  if (!head || !body || !rowType || !cell || !headCell) return undefined
  const caption = table.node.children.filter(({ type }) => type.name === 'caption')
  const foot = table.node.children.filter(({ type }) => type.name === 'foot')
  const hasHead = table.node.children.some(({ type }) => type === head)
  const footRows = foot.reduce((sum, { childCount }) => sum + childCount, 0)
  const all = rows.slice(0, rows.length - footRows).map(({ node }) => node)
  const [first, ...others] = all
  if (!first) return undefined
  const withCells = (one: Node, type: typeof cell) =>
    rowType.create(
      null,
      one.children.map(({ content }) => type.create(null, content)),
    )
  const plain = [...(hasHead ? [withCells(first, cell)] : []), ...others]
  const sections = [
    ...(hasHead ? [] : [head.create(null, withCells(first, headCell))]),
    ...(plain.length > 0 ? [body.create(null, plain)] : []),
  ]
  const changed = table.node.type.create(table.node.attrs, [...caption, ...sections, ...foot])
  tr.replaceWith(table.at, table.at + table.node.nodeSize, changed)
  const here = rowsOf({ at: table.at, node: changed })[row]
  return here ? cursorIn(tr, cellAt(here, column)) : tr
}
