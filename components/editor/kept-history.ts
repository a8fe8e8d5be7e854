/**
 * What can be undone in a new record's text goes along to the form that shows the record once it is saved: that form is another one,
 * with an editor of its own.
 */
import { closeHistory, undo } from '@tiptap/pm/history'
import type { EditorState } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { useEffect } from 'react'
import { clean } from '@/lib/content/rich-text/clean'

export interface HistoryPlace {
  /** Which text of which kind of record. */
  key: string
  /** Whether the record was never saved. */
  isNew: boolean
}

type Documents = object[]

interface KeptText {
  html: string
  documents: Documents
  at: number
}

/** As much as the editor itself remembers. */
const MOST_STEPS = 100
/** The other form is there a moment later; what is looked at later is another record. */
const SECONDS = 30

const kept = new Map<string, KeptText>()

/** A text at each step that can be undone, the earliest first, and as it is now. */
function documentsOf(state: EditorState): Documents {
  const documents: Documents = [state.doc.toJSON()]
  let before = state
  const step = () => undo(before, (transaction) => (before = before.apply(transaction)))
  while (documents.length <= MOST_STEPS && step()) documents.unshift(before.doc.toJSON())
  return documents
}

/** Writes a text step by step, so that each can be undone. */
function replay(editor: Editor, [first, ...later]: Documents): void {
  const nodeOf = (document: object) => editor.schema.nodeFromJSON(document)
  const { state } = editor
  const begin = state.tr.replaceWith(0, state.doc.content.size, nodeOf(first as object).content)
  editor.view.dispatch(begin.setMeta('addToHistory', false).setMeta('preventUpdate', true))
  for (const document of later) {
    const next = nodeOf(document)
    const { doc, tr } = editor.state
    const start = doc.content.findDiffStart(next.content)
    const ends = doc.content.findDiffEnd(next.content)
    if (start === null || !ends) continue
    // Where the same letters are repeated, the ends lie before the start.
    const overlap = Math.max(0, start - Math.min(ends.a, ends.b))
    const step = tr.replace(start, ends.a + overlap, next.slice(start, ends.b + overlap))
    editor.view.dispatch(closeHistory(step).setMeta('preventUpdate', true))
  }
}

export function useKeptHistory(editor: Editor | null, place: HistoryPlace | undefined): void {
  const { key = '', isNew = false } = place ?? {}
  useEffect(() => {
    if (!editor || key === '') return
    if (isNew) {
      return () => {
        const html = clean(editor.getHTML())
        if (!editor.isEmpty) kept.set(key, { html, documents: documentsOf(editor.state), at: Date.now() })
      }
    }
    const text = kept.get(key)
    kept.delete(key)
    if (text && Date.now() - text.at < SECONDS * 1000 && clean(editor.getHTML()) === text.html)
      replay(editor, text.documents)
  }, [editor, key, isNew])
}
