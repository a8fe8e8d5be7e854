import { NodeSelection, Selection } from '@tiptap/pm/state'
import type { Editor, JSONContent } from '@tiptap/react'

/**
 * Puts a block where the cursor is, and the cursor behind it, to write on. A block that is marked is replaced by one of
 * its kind, and otherwise stays: the new one comes after it.
 */
export function insertBlock(editor: Editor, block: JSONContent): void {
  const { selection } = editor.state
  const isMarked = selection instanceof NodeSelection
  if (isMarked && selection.node.type.name !== block.type) editor.commands.insertContentAt(selection.to, block)
  else editor.commands.insertContent(block)
  const { state, view } = editor
  const behind = Selection.findFrom(state.doc.resolve(state.selection.to), 1, true)
  if (behind) view.dispatch(state.tr.setSelection(behind).scrollIntoView())
}
