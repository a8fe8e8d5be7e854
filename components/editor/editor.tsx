'use client'
import { EditorContent, useEditor } from '@tiptap/react'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { clean } from '@/lib/content/rich-text/clean'
import type { Locale } from '@/lib/shared/addresses/localized'
import { ColourPanel } from './colour-panel'
import styles from './editor.module.scss'
import { type HistoryPlace, useKeptHistory } from './kept-history'
import type { EditorLabels } from './labels'
import { type FileLibrary, LinkPanel } from './link-panel'
import { PasteNotice } from './paste-notice'
import { type PictureLibrary, PicturePanel, type PictureUpload } from './picture-panel'
import { EXTENSIONS } from './schema'
import { TextCheckList } from './text-check-list'
import { TextLength } from './text-length'
import { Toolbar } from './toolbar'
import type { PanelName } from './tools'
import { usePaste } from './use-paste'
import { VideoPanel } from './video-panel'

interface RichTextEditorProps {
  /** HTML. A value other than the one last given to onChange replaces the text. */
  value: string
  /** Gets clean HTML, '' for an empty text, with every change. */
  onChange: (html: string) => void
  /** What the text is. */
  label: string
  labels: EditorLabels
  /** Of the labels. */
  locale: Locale
  /** Language of the text. */
  lang?: string
  readOnly?: boolean
  /** For a moment nothing can be written; the tools stay where they are. */
  busy?: boolean
  library?: PictureLibrary
  /** Files for download, to be linked. */
  files?: FileLibrary
  /** Where what can be undone goes along to another form of the same text. */
  history?: HistoryPlace
  /** Without it, pictures that are pasted or dropped are refused with what to do. */
  upload?: PictureUpload
}

const PANELS = {
  link: LinkPanel,
  picture: PicturePanel,
  video: VideoPanel,
  colour: ColourPanel,
  // Needed now and then: fetched when first opened.
  table: lazy(() => import('./table-panel').then((part) => ({ default: part.TablePanel }))),
  document: lazy(() => import('./document-panel').then((part) => ({ default: part.DocumentPanel }))),
  find: lazy(() => import('./find-panel').then((part) => ({ default: part.FindPanel }))),
}

/** The editor keeps an empty line at the end to write on. */
const resultOf = (html: string) => clean(html.replace(/(<p><\/p>)+$/, ''))

/** The one editor of HTML: on /editor and in the admin. What it holds and gives is what lib/content/rich-text allows. */
export function RichTextEditor({
  value,
  onChange,
  label,
  labels,
  locale,
  lang,
  readOnly = false,
  busy = false,
  library,
  files: fileLibrary,
  history,
  upload,
}: RichTextEditorProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  // All that was given since the owner's value was last the newest: one that comes late must not undo what came after.
  const given = useRef(new Set([value]))
  const [panel, setPanel] = useState<PanelName | null>(null)
  // Pictures that were pasted or dropped: each gets its panel, one after the other.
  const { files, setFiles, faults, setFaults, props } = usePaste(upload, () => setPanel('picture'))
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: clean(value),
    editable: !readOnly && !busy,
    immediatelyRender: false,
    // A strict policy forbids style elements; what is needed of them stands in editor.module.scss.
    injectCSS: false,
    editorProps: {
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, ...(lang ? { lang } : {}) },
      ...props,
    },
    onUpdate: ({ editor }) => {
      const html = resultOf(editor.getHTML())
      given.current.delete(html)
      given.current.add(html)
      onChange(html)
    },
  })

  useEffect(() => {
    if (!editor) return
    if (given.current.has(value)) {
      if ([...given.current].at(-1) === value) given.current = new Set([value])
      return
    }
    given.current = new Set([value])
    editor.commands.setContent(clean(value), { emitUpdate: false })
  }, [editor, value])

  useKeptHistory(editor, history)

  useEffect(() => {
    editor?.setEditable(!readOnly && !busy, false)
    if (readOnly) setPanel(null)
  }, [editor, readOnly, busy])

  if (!editor) return null
  const open = (next: PanelName | null) => {
    setFiles([])
    setPanel(next)
  }
  const done = () => {
    setFiles(files.slice(1))
    if (files.length > 1) return
    setPanel(null)
    editor.commands.focus()
  }
  const cancel = () => {
    frame.current?.querySelector<HTMLElement>(`[data-tool="${panel}"]`)?.focus()
    open(null)
  }
  const OpenPanel = panel && PANELS[panel]
  return (
    <div ref={frame} className={styles.editor} data-read-only={readOnly || undefined}>
      {!readOnly && (
        <div className={styles.tools} data-tools="" inert={busy}>
          <Toolbar editor={editor} labels={labels} controls={id} open={panel} onOpen={open} />
          {OpenPanel && (
            <Suspense>
              <OpenPanel
                key={`${panel} ${files.length}`}
                {...{ editor, labels, locale, library, upload, file: files[0], files: fileLibrary }}
                onDone={done}
                onFaults={setFaults}
                onCancel={cancel}
              />
            </Suspense>
          )}
          <PasteNotice {...{ faults, labels, locale }} onClose={() => setFaults([])} />
        </div>
      )}
      <EditorContent editor={editor} className={styles.sheet} />
      {!readOnly && <TextCheckList {...{ editor, locale, lang }} labels={labels.checks} />}
      <TextLength editor={editor} label={labels.length} locale={locale} />
    </div>
  )
}
