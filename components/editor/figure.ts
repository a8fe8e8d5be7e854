/** A picture or a video with its caption is one thing: no key tears it apart, and whoever has written it goes on below. */
import type { Node, ResolvedPos } from '@tiptap/pm/model'
import { NodeSelection, Plugin, Selection, TextSelection, type Transaction } from '@tiptap/pm/state'
import { type Editor, Extension, findParentNodeClosestToPos } from '@tiptap/react'

interface Span {
  from: number
  to: number
}

/** The figure around a position. */
export function figureAround($at: ResolvedPos): Span | undefined {
  const found = findParentNodeClosestToPos($at, ({ type }) => type.name === 'figure')
  return found && { from: found.pos, to: found.pos + found.node.nodeSize }
}

/** Puts the caret into the line behind a block: the next one, or an empty one that is next to it, or else a new one. */
export function writeBehind(tr: Transaction, position: number, line: 'next' | 'empty'): Transaction {
  const behind = Selection.findFrom(tr.doc.resolve(position), 1, true)
  if (behind && (line === 'next' ? isOfTheSame(tr.doc.resolve(position), behind) : isEmptyAt(tr.doc, position))) {
    return tr.setSelection(behind).scrollIntoView()
  }
  const { paragraph } = tr.doc.type.schema.nodes
  if (paragraph) tr.insert(position, paragraph.create())
  return tr.setSelection(TextSelection.create(tr.doc, position + 1)).scrollIntoView()
}

/** Whether one writes on there: not in another figure's caption, nor in the next cell of a table. */
function isOfTheSame($at: ResolvedPos, { $from }: Selection): boolean {
  let depth = $at.depth
  while (depth > 0 && !$at.node(depth).type.spec.isolating) depth -= 1
  return !figureAround($from) && $from.pos <= $at.end(depth)
}

function isEmptyAt(doc: Node, position: number): boolean {
  const line = doc.resolve(position).nodeAfter
  return line?.type.name === 'paragraph' && line.content.size === 0
}

/** The figure that the whole selection is in. */
function figureOf({ state }: Editor): Span | undefined {
  const { $from, $to } = state.selection
  const [one, other] = [figureAround($from), figureAround($to)]
  return one && other && one.from === other.from ? one : undefined
}

function goOnBelow(editor: Editor): boolean {
  const figure = figureOf(editor)
  if (!figure) return false
  editor.view.dispatch(writeBehind(editor.state.tr, figure.to, 'empty'))
  return true
}

/** A picture that is marked goes with its caption; at the end of a caption there is nothing more to erase. */
function erase(editor: Editor, isAtEnd: ($at: ResolvedPos) => boolean): boolean {
  const figure = figureOf(editor)
  if (!figure) return false
  const { selection, tr } = editor.state
  if (selection instanceof NodeSelection) {
    editor.view.dispatch(tr.delete(figure.from, figure.to).scrollIntoView())
    return true
  }
  return selection.empty && isAtEnd(selection.$from)
}

const BACK = ['Backspace', 'Mod-Backspace', 'Shift-Backspace', 'Alt-Backspace', 'Ctrl-h']
const ONWARD = ['Delete', 'Mod-Delete', 'Alt-Delete', 'Ctrl-d', 'Alt-d']

const SHOWN = new Set(['picture', 'frame', 'file'])

/** How many figures are filled up with a picture of nothing: all that their rules leave of one that was torn. */
function countEmpty(doc: Node): number {
  let found = 0
  doc.descendants((node) => {
    if (SHOWN.has(node.type.name) && !node.attrs.src) found += 1
  })
  return found
}

export const wholeFigures = Extension.create({
  name: 'wholeFigures',
  // Before the keys of everything else.
  priority: 1000,
  addKeyboardShortcuts() {
    const back = () => erase(this.editor, ($at) => $at.parentOffset === 0)
    const onward = () => erase(this.editor, ($at) => $at.parentOffset === $at.parent.content.size)
    return {
      Enter: () => goOnBelow(this.editor),
      ...Object.fromEntries(BACK.map((key) => [key, back])),
      ...Object.fromEntries(ONWARD.map((key) => [key, onward])),
    }
  },
  addProseMirrorPlugins() {
    const { editor } = this
    return [
      new Plugin({
        filterTransaction: (tr) => !tr.docChanged || countEmpty(tr.doc) <= countEmpty(tr.before),
        props: {
          // Over a picture that is marked the words come behind it.
          handleTextInput: (_view, _from, _to, text) => {
            if (!(editor.state.selection instanceof NodeSelection) || !goOnBelow(editor)) return false
            editor.view.dispatch(editor.state.tr.insertText(text))
            return true
          },
        },
      }),
    ]
  },
})
