import type { NodeViewRenderer } from '@tiptap/react'
import { videoAt } from '@/lib/content/rich-text/addresses'
import styles from './editor.module.scss'

/** A video while it is edited: its name and address. The player itself would call another site. */
export const videoView: NodeViewRenderer = ({ node }) => {
  const dom = document.createElement('div')
  dom.className = styles.video ?? ''
  dom.contentEditable = 'false'
  const name = document.createElement('strong')
  name.textContent = node.attrs.title || new URL(node.attrs.src, location.href).hostname
  const address = document.createElement('span')
  address.textContent = videoAt(node.attrs.src)?.page ?? node.attrs.src
  dom.append(name, address)
  return { dom }
}
