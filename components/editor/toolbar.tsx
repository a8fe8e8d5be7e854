import { type Editor, useEditorState } from '@tiptap/react'
import type { MouseEvent } from 'react'
import { fill } from '@/lib/shared/format/fill'
import { EditorIcon, type ToolIcon } from './icons'
import type { EditorLabels } from './labels'
import styles from './toolbar.module.scss'
import { HEADING_LEVELS, isPanel, type PanelName, setBlock, TOOL_GROUPS, toolState, use } from './tools'
import { useRovingTabindex } from './use-roving-tabindex'

interface ToolbarProps {
  editor: Editor
  labels: EditorLabels
  controls: string
  open: PanelName | null
  onOpen: (panel: PanelName | null) => void
}

const TOOLS = TOOL_GROUPS.flat()

export function Toolbar({ editor, labels, controls, open, onOpen }: ToolbarProps) {
  const { block, active, undo, redo } = useEditorState({ editor, selector: ({ editor }) => toolState(editor) })
  const { bar, tabIndex } = useRovingTabindex()
  const isOff = (tool: ToolIcon) => (tool === 'undo' && !undo) || (tool === 'redo' && !redo)

  const press = (tool: ToolIcon, event: MouseEvent) => {
    if (isOff(tool)) return
    if (isPanel(tool)) return onOpen(open === tool ? null : tool)
    use(editor, tool)
    // Whoever presses by keyboard stays in the toolbar.
    if (event.detail > 0) editor.commands.focus()
  }

  return (
    <div role="toolbar" aria-label={labels.toolbar} aria-controls={controls} className={styles.bar} {...bar}>
      <select
        data-tool=""
        tabIndex={tabIndex(0)}
        className={styles.blocks}
        aria-label={labels.block}
        value={block}
        onChange={({ target }) => setBlock(editor, Number(target.value))}
      >
        <option value={0}>{labels.paragraph}</option>
        {HEADING_LEVELS.map((level) => (
          <option key={level} value={level}>
            {fill(labels.heading, { n: level })}
          </option>
        ))}
      </select>
      {TOOL_GROUPS.map((tools) => (
        <div key={tools[0]} className={styles.group}>
          {tools.map((tool) => (
            <button
              key={tool}
              type="button"
              data-tool={tool}
              tabIndex={tabIndex(1 + TOOLS.indexOf(tool))}
              className={styles.tool}
              aria-label={labels.names[tool]}
              title={labels.names[tool]}
              aria-pressed={tool in active ? active[tool] : undefined}
              aria-expanded={isPanel(tool) ? open === tool : undefined}
              aria-disabled={isOff(tool) || undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => press(tool, event)}
            >
              <EditorIcon name={tool} />
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}
