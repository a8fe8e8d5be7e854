import { useState } from 'react'
import { videoAt } from '@/lib/content/rich-text/addresses'
import { insertBlock } from './insert'
import type { ToolPanelProps } from './link-panel'
import { withoutOrigin } from './own-address'
import { Panel } from './panel'
import { TextField } from './text-field'

export function VideoPanel({ editor, labels, onDone, onCancel }: ToolPanelProps) {
  const kind = editor.isActive('file') ? 'file' : 'frame'
  const isVideo = editor.isActive(kind)
  const present = editor.getAttributes(kind)
  const [address, setAddress] = useState<string>(present.src ?? '')
  const [title, setTitle] = useState<string>(present.title ?? '')
  const [error, setError] = useState<string>()
  const { video, cancel } = labels

  const insert = () => {
    const found = address.trim() ? videoAt(withoutOrigin(address.trim())) : undefined
    if (!found) return setError(video.error)
    insertBlock(editor, { type: found.kind, attrs: { src: found.src, title: title.trim() || null } })
    onDone()
  }
  return (
    <Panel
      title={video.title}
      doneLabel={isVideo ? labels.change : labels.insert}
      cancelLabel={cancel}
      onDone={insert}
      onCancel={onCancel}
    >
      <TextField
        label={video.address}
        hint={video.hint}
        error={error}
        inputMode="url"
        value={address}
        onChange={setAddress}
      />
      <TextField label={video.name} note={labels.optional} value={title} onChange={setTitle} />
    </Panel>
  )
}
