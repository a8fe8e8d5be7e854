import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { useCallback, useId } from 'react'
import type { Locale } from '@/lib/shared/addresses/localized'
import { fill } from '@/lib/shared/format/fill'
import { number } from '@/lib/shared/format/number'
import type { EditorLabels } from './labels'
import { type Finding, findingsOf } from './text-checks'
import styles from './text-footer.module.scss'
import { useAfterPause } from './use-after-pause'

interface TextCheckListProps {
  editor: Editor
  labels: EditorLabels['checks']
  /** Of the labels. */
  locale: Locale
  /** Of the text. */
  lang: string | undefined
}

/** What visitors would stumble over in the text, each with a way to its place. Nothing is shown where there is nothing. */
export function TextCheckList({ editor, labels, locale, lang }: TextCheckListProps) {
  const id = useId()
  const read = useCallback((editor: Editor) => findingsOf(editor.state.doc, lang), [lang])
  const findings = useAfterPause(editor, read)
  if (!findings?.length) return null
  return (
    <section className={styles.checks} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {labels.title}
      </p>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.kind} ${finding.from}`}>
            <span>{sentenceOf(finding, labels, locale)}</span>
            <button type="button" onClick={() => show(editor, finding)}>
              {labels.show}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function sentenceOf(finding: Finding, labels: EditorLabels['checks'], locale: Locale): string {
  const label = labels[finding.kind]
  if (finding.kind === 'alt') return label
  if (finding.kind === 'order')
    return fill(label, { n: number(finding.n, locale), before: number(finding.before, locale) })
  return fill(label, { words: finding.words })
}

/** Marks the place in the text, and goes there. The text may have changed since it was looked through. */
function show(editor: Editor, { kind, from, to }: Finding): void {
  const { doc, tr } = editor.state
  if (to > doc.content.size) return
  const selection =
    kind === 'alt' && doc.nodeAt(from)
      ? NodeSelection.create(doc, from)
      : TextSelection.between(doc.resolve(from), doc.resolve(to))
  editor.view.dispatch(tr.setSelection(selection).scrollIntoView())
  editor.commands.focus()
}
