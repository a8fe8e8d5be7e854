import type { Editor } from '@tiptap/react'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { linkAddress } from '@/lib/content/rich-text/addresses'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { EditorLabels } from './labels'
import { withoutOrigin } from './own-address'
import { Panel } from './panel'
import styles from './panel.module.scss'
import { TextField } from './text-field'

export interface ChosenFile {
  /** Its address, such as '/files/report-1a2b3c4d.pdf'. */
  href: string
  /** What it is, its kind and size. */
  words: string
}

/** Draws a way to choose one of the site's files for download; calls `choose` with it. */
export type FileLibrary = (choose: (file: ChosenFile) => void) => ReactNode

export interface ToolPanelProps {
  editor: Editor
  labels: EditorLabels
  /** Of the labels. */
  locale: Locale
  /** After it has done its work. */
  onDone: () => void
  onCancel: () => void
}

export function LinkPanel({ editor, labels, onDone, onCancel, files }: ToolPanelProps & { files?: FileLibrary }) {
  const present = editor.getAttributes('link')
  const isLink = editor.isActive('link')
  const needsText = !isLink && editor.state.selection.empty
  const [address, setAddress] = useState<string>(present.href ?? '')
  const [text, setText] = useState('')
  const [apart, setApart] = useState(present.target === '_blank')
  const [error, setError] = useState<string>()
  const { link, cancel } = labels

  const insert = () => {
    const href = linkAddress(withoutOrigin(address))
    if (!href) return setError(link.error)
    const attrs = { href, target: apart ? '_blank' : null }
    const chain = editor.chain()
    if (needsText) {
      chain.insertContent({ type: 'text', text: text.trim() || address.trim(), marks: [{ type: 'link', attrs }] }).run()
    } else chain.extendMarkRange('link').setLink(attrs).run()
    onDone()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    onDone()
  }
  return (
    <Panel
      title={link.title}
      doneLabel={isLink ? labels.change : labels.insert}
      cancelLabel={cancel}
      onDone={insert}
      onCancel={onCancel}
      extra={
        isLink && (
          <Button size="sm" variant="ghost" onClick={remove}>
            {link.remove}
          </Button>
        )
      }
    >
      {files && (
        <div className={styles.wide}>
          {files(({ href, words }) => {
            setAddress(href)
            setText(words)
            setError(undefined)
          })}
        </div>
      )}
      <TextField
        label={link.address}
        hint={link.hint}
        error={error}
        inputMode="url"
        value={address}
        onChange={setAddress}
      />
      {needsText && <TextField label={link.text} note={labels.optional} value={text} onChange={setText} />}
      <label className={styles.check}>
        <input type="checkbox" checked={apart} onChange={(e) => setApart(e.target.checked)} />
        {link.apart}
      </label>
    </Panel>
  )
}
