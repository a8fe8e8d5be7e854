import { useState } from 'react'
import { Field } from '@/components/ui/field/field'
import type { ToolPanelProps } from './link-panel'
import { Panel } from './panel'
import styles from './panel.module.scss'
import type { PictureUpload } from './picture-panel'
import { LARGEST_DOCUMENT, readDocument } from './read-document'
import { type PasteFault, readPaste } from './read-paste'

interface DocumentPanelProps extends ToolPanelProps {
  upload?: PictureUpload
  /** Gets what of the document is not in the text. */
  onFaults: (faults: PasteFault[]) => void
}

/** Puts the text of a document of Word where the cursor is. */
export function DocumentPanel({ editor, labels, upload, onFaults, onDone, onCancel }: DocumentPanelProps) {
  const { document } = labels
  const [file, setFile] = useState<File>()
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  const insert = async () => {
    if (!file) return setError(document.missing)
    if (file.size > LARGEST_DOCUMENT) return setError(document.tooLarge)
    setIsBusy(true)
    const read = await readDocument(file, upload).catch(() => null)
    setIsBusy(false)
    if (!read) return setError(document.unreadable)
    const { kept, faults } = readPaste(read.html)
    if (kept === '') return setError(document.tooLong)
    editor.commands.insertContent(kept)
    const pictures: PasteFault[] = read.picturesLeft > 0 ? [{ kind: 'documentPictures', n: read.picturesLeft }] : []
    // Those that were not taken have no address, and are left out of the text as well.
    onFaults([...pictures, ...faults.filter(({ kind }) => kind !== 'pictures')])
    onDone()
  }
  return (
    <Panel
      title={document.title}
      doneLabel={labels.insert}
      cancelLabel={labels.cancel}
      onDone={() => void insert()}
      onCancel={onCancel}
      busy={isBusy}
    >
      <Field label={document.file} hint={document.hint} error={error}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
            className={styles.wide}
            onChange={({ target }) => {
              setFile(target.files?.[0])
              setError(undefined)
            }}
          />
        )}
      </Field>
    </Panel>
  )
}
