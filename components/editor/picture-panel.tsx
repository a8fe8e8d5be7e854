import { type ReactNode, useEffect, useState } from 'react'
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

/** Puts a file among the site's pictures. @returns its address there, or why it was refused */
export type PictureUpload = (file: File, alt: string) => Promise<{ src: string } | { problem: string }>

interface PicturePanelProps extends ToolPanelProps {
  library?: PictureLibrary
  /** A picture that was pasted or dropped, to be uploaded before it is put in. */
  file?: File
  upload?: PictureUpload
}

export function PicturePanel({ editor, labels, onDone, onCancel, library, file, upload }: PicturePanelProps) {
  const present = editor.getAttributes('picture')
  const isPicture = editor.isActive('picture')
  const [address, setAddress] = useState<string>(present.src ?? '')
  const [alt, setAlt] = useState<string>(present.alt ?? '')
  const [caption, setCaption] = useState('')
  const [errors, setErrors] = useState<{ address?: string; alt?: string }>({})
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const { picture, cancel } = labels

  const insert = async () => {
    const words = alt.trim()
    if (!file || !upload) return put(pictureAddress(withoutOrigin(address.trim())), words)
    if (!words) return setErrors({ alt: picture.altError })
    setIsBusy(true)
    setProblem(undefined)
    const uploaded = await upload(file, words)
    setIsBusy(false)
    if ('problem' in uploaded) setProblem(uploaded.problem)
    else put(pictureAddress(uploaded.src), words)
  }
  const put = (src: string | undefined, words: string) => {
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
      busy={isBusy}
    >
      {file ? (
        <FilePreview file={file} />
      ) : (
        <>
          {library && <div className={styles.wide}>{library(choose)}</div>}
          <TextField
            label={picture.address}
            hint={picture.hint}
            error={errors.address}
            value={address}
            onChange={setAddress}
          />
        </>
      )}
      <TextField label={picture.alt} hint={picture.altHint} error={errors.alt} value={alt} onChange={setAlt} />
      {!isPicture && <TextField label={picture.caption} note={labels.optional} value={caption} onChange={setCaption} />}
      {problem && (
        <p role="alert" className={styles.wide}>
          {problem}
        </p>
      )}
    </Panel>
  )
}

/** The picture that is about to be uploaded, with its name. */
function FilePreview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <figure className={styles.preview}>
      {address && <img src={address} alt="" />}
      <figcaption>{file.name}</figcaption>
    </figure>
  )
}
