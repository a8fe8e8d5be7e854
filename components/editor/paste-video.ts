import { Plugin } from '@tiptap/pm/state'
import { Extension } from '@tiptap/react'
import { videoAt } from '@/lib/content/rich-text/addresses'
import { insertBlock } from './insert'
import { withoutOrigin } from './own-address'

/** An address of a video that is pasted onto an empty line becomes its player; within a sentence it is a link. */
export const pasteVideo = Extension.create({
  name: 'pasteVideo',
  // Before the link's own paste.
  priority: 1001,
  addProseMirrorPlugins() {
    const { editor } = this
    return [
      new Plugin({
        props: {
          handlePaste: (view, event) => {
            const text = event.clipboardData?.getData('text/plain').trim() ?? ''
            const { $from, empty } = view.state.selection
            const isEmptyLine = empty && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0
            const video = isEmptyLine && /^\S{1,2000}$/.test(text) ? videoAt(withoutOrigin(text)) : undefined
            if (!video) return false
            insertBlock(editor, { type: video.kind, attrs: { src: video.src, title: null } })
            return true
          },
        },
      }),
    ]
  },
})
