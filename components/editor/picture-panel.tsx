import { type ReactNode, useState } from 'react'
import { pictureAddress } from '@/lib/content/rich-text/addresses'
import { insertBlock } from './insert'
import type { ToolPanelProps } from './link-panel'
import { withoutOrigin } from './own-address'
import { Panel } from './panel'
import styles from './panel.module.scss'
import { TextField } from './text-field'

export interface ChosenPicture {
  /** Its address, such as '/media/river-1a2b3c4d.webp'. */
  src: string
  alt: string
}

/** Draws a way to choose one of the site's pictures; calls `choose` with it. */
export type PictureLibrary = (choose: (picture: ChosenPicture) => void) => ReactNode

export function PicturePanel({
  editor,
  labels,
  onDone,
  onCancel,
  library,
}: ToolPanelProps & { library?: PictureLibrary }) {
  const present = editor.getAttributes('picture')
  const isPicture = editor.isActive('picture')
  const [address, setAddress] = useState<string>(present.src ?? '')
  const [alt, setAlt] = useState<string>(present.alt ?? '')
  const [caption, setCaption] = useState('')
  const [errors, setErrors] = useState<{ address?: string; alt?: string }>({})
  const { picture, cancel } = labels

  const insert = () => {
    const src = pictureAddress(withoutOrigin(address.trim()))
    const words = alt.trim()
    if (!src || !words) {
      return setErrors({ address: src ? undefined : picture.error, alt: words ? undefined : picture.altError })
    }
    const attrs = { src, alt: words }
    const node = { type: 'picture', attrs }
    const text = caption.trim()
    const figcaption = { type: 'figcaption', content: [{ type: 'text', text }] }
    if (isPicture) editor.commands.updateAttributes('picture', { ...attrs, width: null, height: null })
    else insertBlock(editor, text ? { type: 'figure', content: [node, figcaption] } : node)
    onDone()
  }
  const choose = (chosen: ChosenPicture) => {
    setAddress(chosen.src)
    setAlt(chosen.alt)
    setErrors({})
  }
  return (
    <Panel
      title={picture.title}
      doneLabel={isPicture ? labels.change : labels.insert}
      cancelLabel={cancel}
      onDone={insert}
      onCancel={onCancel}
    >
      {library && <div className={styles.wide}>{library(choose)}</div>}
      <TextField
        label={picture.address}
        hint={picture.hint}
        error={errors.address}
        value={address}
        onChange={setAddress}
      />
      <TextField label={picture.alt} hint={picture.altHint} error={errors.alt} value={alt} onChange={setAlt} />
      {!isPicture && <TextField label={picture.caption} note={labels.optional} value={caption} onChange={setCaption} />}
    </Panel>
  )
}
