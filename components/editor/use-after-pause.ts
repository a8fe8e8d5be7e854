import type { Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'

/** A long text takes some milliseconds to read through: that waits until somebody stops typing. */
const PAUSE_MS = 400

/**
 * What a text comes to, read a moment after it is shown and after each pause in its changes; undefined before.
 * @param read the same function in each render
 */
export function useAfterPause<T>(editor: Editor, read: (editor: Editor) => T): T | undefined {
  const [value, setValue] = useState<T>()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const readLater = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setValue(() => read(editor)), PAUSE_MS)
    }
    const onTransaction = ({ transaction }: { transaction: { docChanged: boolean } }) => {
      if (transaction.docChanged) readLater()
    }
    readLater()
    editor.on('transaction', onTransaction)
    return () => {
      editor.off('transaction', onTransaction)
      clearTimeout(timer)
    }
  }, [editor, read])

  return value
}
