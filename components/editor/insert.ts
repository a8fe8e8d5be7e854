import { NodeSelection } from '@tiptap/pm/state'
import type { Editor, JSONContent } from '@tiptap/react'
import { figureAround, writeBehind } from './figure'

/**
 * Puts a block where the cursor is, and the cursor behind it, to write on. A block that is marked is replaced by one of
 * its kind, and otherwise stays: the new one comes after it, as it does where the cursor is in a caption.
 */
export function insertBlock(editor: Editor, block: JSONContent): void {
  const { selection } = editor.state
  const figure = figureAround(selection.$to)
  const isMarked = selection instanceof NodeSelection
  if (figure) editor.commands.insertContentAt(figure.to, block)
  else if (isMarked && selection.node.type.name !== block.type) editor.commands.insertContentAt(selection.to, block)
  else editor.commands.insertContent(block)
  const { state, view } = editor
  const { $to, to } = state.selection
  view.dispatch(writeBehind(state.tr, figureAround($to)?.to ?? to, 'next'))
}
