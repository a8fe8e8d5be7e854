import { type Editor, Extension } from '@tiptap/react'
import { editTable } from './table'
import { cellAt, cursorIn, placeOf } from './table-place'

/** Goes to the next cell, or back; behind the last one a row is added. Before the first one Tab leaves the text. */
function step(editor: Editor, by: 1 | -1): boolean {
  const { state, view } = editor
  const place = placeOf(state.selection.$from)
  if (!place) return false
  const cells = place.rows.flatMap((row) => row.node.children.map((_, column) => cellAt(row, column)))
  const here = place.rows[place.row]
  const at = place.isCaption || !here ? -1 : cells.indexOf(cellAt(here, place.column))
  const target = cells[at + by]
  if (target !== undefined) {
    view.dispatch(cursorIn(state.tr, target).scrollIntoView())
    return true
  }
  return by === 1 && editTable(editor, 'rowBelow') && toFirstColumn(editor)
}

function toFirstColumn(editor: Editor): boolean {
  const { state, view } = editor
  const place = placeOf(state.selection.$from)
  const here = place?.rows[place.row]
  if (here) view.dispatch(cursorIn(state.tr, cellAt(here, 0)))
  return true
}

/** In tables of the editor, Tab leads from cell to cell. */
export const tableKeys = Extension.create({
  name: 'tableKeys',
  // After those of lists, which indent an item.
  priority: 50,
  addKeyboardShortcuts() {
    return { Tab: () => step(this.editor, 1), 'Shift-Tab': () => step(this.editor, -1) }
  },
})
