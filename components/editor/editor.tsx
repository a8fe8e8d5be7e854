'use client'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useRef, useState } from 'react'
import { clean } from '@/lib/rich-text/clean'
import { ColourPanel } from './colour-panel'
import styles from './editor.module.scss'
import type { EditorLabels } from './labels'
import { LinkPanel } from './link-panel'
import { withoutOrigin } from './own-address'
import { type PictureLibrary, PicturePanel } from './picture-panel'
import { EXTENSIONS } from './schema'
import { Toolbar } from './toolbar'
import type { PanelName } from './tools'
import { VideoPanel } from './video-panel'

interface RichTextEditorProps {
  /** HTML. A value other than the one last given to onChange replaces the text. */
  value: string
  /** Gets clean HTML, '' for an empty text, with every change. */
  onChange: (html: string) => void
  /** What the text is. */
  label: string
  labels: EditorLabels
  /** Language of the text. */
  lang?: string
  readOnly?: boolean
  library?: PictureLibrary
}

const PANELS = { link: LinkPanel, picture: PicturePanel, video: VideoPanel, colour: ColourPanel }

/** The editor keeps an empty line at the end to write on. */
const resultOf = (html: string) => clean(html.replace(/(<p><\/p>)+$/, ''))

/** The one editor of HTML: on /editor and in the admin. What it holds and gives is what lib/rich-text allows. */
export function RichTextEditor({
  value,
  onChange,
  label,
  labels,
  lang,
  readOnly = false,
  library,
}: RichTextEditorProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const last = useRef(value)
  const [panel, setPanel] = useState<PanelName | null>(null)
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: clean(value),
    editable: !readOnly,
    immediatelyRender: false,
    // A strict policy forbids style elements; what is needed of them stands in editor.module.scss.
    injectCSS: false,
    editorProps: {
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, ...(lang ? { lang } : {}) },
      transformPastedHTML: (html) => clean(withoutOrigin(html)),
    },
    onUpdate: ({ editor }) => {
      last.current = resultOf(editor.getHTML())
      onChange(last.current)
    },
  })

  useEffect(() => {
    if (!editor || value === last.current) return
    last.current = value
    editor.commands.setContent(clean(value), { emitUpdate: false })
  }, [editor, value])

  useEffect(() => {
    editor?.setEditable(!readOnly, false)
    if (readOnly) setPanel(null)
  }, [editor, readOnly])

  if (!editor) return null
  const done = () => {
    setPanel(null)
    editor.commands.focus()
  }
  const cancel = () => {
    frame.current?.querySelector<HTMLElement>(`[data-tool="${panel}"]`)?.focus()
    setPanel(null)
  }
  const OpenPanel = panel && PANELS[panel]
  return (
    <div ref={frame} className={styles.editor} data-read-only={readOnly || undefined}>
      {!readOnly && (
        <div className={styles.tools}>
          <Toolbar editor={editor} labels={labels} controls={id} open={panel} onOpen={setPanel} />
          {OpenPanel && <OpenPanel key={panel} {...{ editor, labels, library }} onDone={done} onCancel={cancel} />}
        </div>
      )}
      <EditorContent editor={editor} className={styles.sheet} />
    </div>
  )
}
