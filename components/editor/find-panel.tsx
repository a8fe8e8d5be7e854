import type { EditorState } from '@tiptap/pm/state'
import { useEditorState } from '@tiptap/react'
import { findNext, replaceAll, replaceNext, SearchQuery, search, setSearchState } from 'prosemirror-search'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { fill } from '@/lib/shared/format/fill'
import { number } from '@/lib/shared/format/number'
import type { ToolPanelProps } from './link-panel'
import { Panel } from './panel'
import styles from './panel.module.scss'
import { TextField } from './text-field'

/** More are not counted one by one. */
const MOST_COUNTED = 999

/** Finds words in the text, marks them all, and puts others in their place. */
export function FindPanel({ editor, labels, locale, onCancel }: ToolPanelProps) {
  const [what, setWhat] = useState('')
  const [others, setOthers] = useState('')
  const [replaced, setReplaced] = useState<number>()
  const { find } = labels

  useEffect(() => {
    const plugin = search()
    editor.registerPlugin(plugin)
    return () => {
      if (!editor.isDestroyed) editor.unregisterPlugin(plugin.spec.key ?? 'search')
    }
  }, [editor])

  const query = new SearchQuery({ search: what, replace: others, literal: true })
  const found = useEditorState({ editor, selector: ({ editor: { state } }) => countMatches(query, state) })

  const ask = (change: { what?: string; others?: string }) => {
    const next = { what, others, ...change }
    setWhat(next.what)
    setOthers(next.others)
    setReplaced(undefined)
    const asked = new SearchQuery({ search: next.what, replace: next.others, literal: true })
    editor.view.dispatch(setSearchState(editor.state.tr, asked))
  }
  const run = (command: typeof findNext) => {
    setReplaced(undefined)
    command(editor.state, editor.view.dispatch)
  }
  const runAll = () => {
    replaceAll(editor.state, editor.view.dispatch)
    setReplaced(found)
  }
  const said =
    replaced !== undefined
      ? fill(find.replaced, { n: number(replaced, locale) })
      : what && (found > 0 ? fill(find.found, { n: number(found, locale) }) : find.none)
  return (
    <Panel
      title={find.title}
      doneLabel={find.next}
      cancelLabel={labels.close}
      onDone={() => run(findNext)}
      onCancel={onCancel}
      extra={
        <>
          <Button size="sm" variant="ghost" disabled={found === 0} onClick={() => run(replaceNext)}>
            {find.one}
          </Button>
          <Button size="sm" variant="ghost" disabled={found === 0} onClick={runAll}>
            {find.all}
          </Button>
        </>
      }
    >
      <TextField label={find.what} value={what} onChange={(value) => ask({ what: value })} />
      <TextField label={find.others} value={others} onChange={(value) => ask({ others: value })} />
      <p role="status" className={styles.wide}>
        {said}
      </p>
    </Panel>
  )
}

function countMatches(query: SearchQuery, state: EditorState): number {
  let count = 0
  if (!query.valid) return count
  for (let from = 0; count < MOST_COUNTED; count += 1) {
    const match = query.findNext(state, from)
    if (!match) break
    from = match.to
  }
  return count
}
