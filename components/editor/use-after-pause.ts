import type { Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'

/** A long text takes some milliseconds to read through: that waits until somebody stops typing. */
const PAUSE_MS = 400

/**
 * What a text comes to, read again after each pause in its changes.
 * @param read the same function in each render
 */
export function useAfterPause<T>(editor: Editor, read: (editor: Editor) => T): T {
  const [value, setValue] = useState(() => read(editor))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const readLater = ({ transaction }: { transaction: { docChanged: boolean } }) => {
      if (!transaction.docChanged) return
      clearTimeout(timer)
      timer = setTimeout(() => setValue(() => read(editor)), PAUSE_MS)
    }
    editor.on('transaction', readLater)
    return () => {
      editor.off('transaction', readLater)
      clearTimeout(timer)
    }
  }, [editor, read])

  return value
}
