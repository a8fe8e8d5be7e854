import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { articleTree, type TopLevel } from '@/lib/content/rich-text/article'
import { markLanguages } from '@/lib/content/rich-text/mark-languages'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ImageIndex } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import { componentsFor } from './components'
import styles from './rich-text.module.scss'

interface RichTextProps {
  html: string
  /** What is known of the pictures in it: `getPicturesOf(records, locale)`. */
  images: ImageIndex
  locale: Locale
  /** Level of its highest heading: 3 where the text has a heading of its own above it. */
  top?: TopLevel
  className?: string
}

/** The HTML of a record, cleaned, as the page's own elements. */
export function RichText({ html, images, locale, top, className = '' }: RichTextProps) {
  const labels = useLabels('richText')
  const tree = articleTree(html, top)
  if (tree.children.length === 0) return null
  markLanguages(tree, locale)
  return (
    <div className={`${styles.text} ${className}`}>
      {toJsxRuntime(tree, { Fragment, jsx, jsxs, components: componentsFor(images, labels, locale) })}
    </div>
  )
}
