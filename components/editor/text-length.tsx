import type { Editor } from '@tiptap/react'
import type { Locale } from '@/lib/shared/addresses/localized'
import { fill } from '@/lib/shared/format/fill'
import { number } from '@/lib/shared/format/number'
import { readingMinutes, wordCount } from '@/lib/shared/format/word-count'
import styles from './text-footer.module.scss'
import { useAfterPause } from './use-after-pause'

interface TextLengthProps {
  editor: Editor
  /** With places for {words} and {minutes}. */
  label: string
  /** Of the label. */
  locale: Locale
}

/** Keeps the line's height. */
const NOT_YET = '\u00a0'

const wordsOf = (editor: Editor) => wordCount(editor.getText())

/** How long the text is, and how long it takes to read. */
export function TextLength({ editor, label, locale }: TextLengthProps) {
  const words = useAfterPause(editor, wordsOf)
  return (
    <p className={styles.length}>
      {words === undefined
        ? NOT_YET
        : fill(label, { words: number(words, locale), minutes: number(readingMinutes(words), locale) })}
    </p>
  )
}
