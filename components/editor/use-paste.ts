import { Selection } from '@tiptap/pm/state'
import type { EditorProps, EditorView } from '@tiptap/pm/view'
import { useState } from 'react'
import { chatHtml } from './chat-marks'
import type { PictureUpload } from './picture-panel'
import { type PasteFault, pasteFault, pictureFiles, readPaste } from './read-paste'

/** Pastes plain words that a chat has marked. @returns whether there were any */
function pasteChat(view: EditorView, data: DataTransfer): boolean {
  const html = data.getData('text/html') ? null : chatHtml(data.getData('text/plain'))
  return html !== null && view.pasteHTML(html, plainPaste())
}

/** In place of the event of a paste that is made of another one: it brings nothing of its own. */
const plainPaste = () => new Event('paste') as ClipboardEvent

/**
 * What is pasted or dropped into a text.
 * @param upload without it pictures are refused with what to do
 * @param onPictures there are pictures to describe and upload: `files`
 */
export function usePaste(upload: PictureUpload | undefined, onPictures: () => void) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [faults, setFaults] = useState<readonly PasteFault[]>([])

  const takePictures = (data: DataTransfer): boolean => {
    const pictures = upload ? pictureFiles(data) : []
    if (pictures.length === 0) return false
    setFiles(pictures)
    onPictures()
    return true
  }
  const props: EditorProps = {
    handlePaste: (view, { clipboardData: data }) => {
      if (!data) return false
      if (takePictures(data)) return true
      const fault = pasteFault(data)
      if (fault?.kind === 'wordsOnly') view.pasteText(data.getData('text/plain'), plainPaste())
      // What HTML has lost is known by now.
      if (fault || !data.getData('text/html')) setFaults(fault ? [fault] : [])
      if (!fault && pasteChat(view, data)) return true
      return fault !== undefined
    },
    handleDrop: (view, { dataTransfer: data, clientX, clientY }, _slice, isMoved) => {
      if (isMoved || !data) return false
      if (takePictures(data)) {
        const place = view.posAtCoords({ left: clientX, top: clientY })
        if (place) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(place.pos))))
        return true
      }
      const fault = pasteFault(data)
      if (fault?.kind !== 'files') return false
      // A browser would leave the page for the file, and the text with it.
      setFaults([fault])
      return true
    },
    transformPastedHTML: (html) => {
      const { kept, faults } = readPaste(html)
      setFaults(faults)
      return kept
    },
  }
  return { files, setFiles, faults, setFaults, props }
}
