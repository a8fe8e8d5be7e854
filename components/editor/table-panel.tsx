import { useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/field/field'
import { fill } from '@/lib/shared/format/fill'
import { number } from '@/lib/shared/format/number'
import type { ToolPanelProps } from './link-panel'
import { Panel } from './panel'
import styles from './panel.module.scss'
import { editTable, insertTable, MOST_COLUMNS, MOST_ROWS, type TableEdit, type TableState, tableState } from './table'

/** A new table, or what can be done with the one that the cursor is in. */
export function TablePanel(props: ToolPanelProps) {
  const { editor } = props
  const state = useEditorState({ editor, selector: ({ editor }) => tableState(editor) })
  return state ? <ChangeTable {...props} state={state} /> : <NewTable {...props} />
}

function NewTable({ editor, labels, locale, onDone, onCancel }: ToolPanelProps) {
  const [rows, setRows] = useState('3')
  const [columns, setColumns] = useState('3')
  const [hasHead, setHasHead] = useState(true)
  const [isTried, setIsTried] = useState(false)
  const { table } = labels
  const errorOf = (typed: string, most: number) =>
    isCount(typed, most) ? undefined : fill(table.error, { most: number(most, locale) })

  const insert = () => {
    setIsTried(true)
    if (!isCount(rows, MOST_ROWS) || !isCount(columns, MOST_COLUMNS)) return
    insertTable(editor, Number(rows), Number(columns), hasHead)
    onDone()
  }
  return (
    <Panel
      title={table.title}
      doneLabel={labels.insert}
      cancelLabel={labels.cancel}
      onDone={insert}
      onCancel={onCancel}
    >
      <Count
        label={table.rows}
        most={MOST_ROWS}
        value={rows}
        error={isTried ? errorOf(rows, MOST_ROWS) : undefined}
        onChange={setRows}
      />
      <Count
        label={table.columns}
        most={MOST_COLUMNS}
        value={columns}
        error={isTried ? errorOf(columns, MOST_COLUMNS) : undefined}
        onChange={setColumns}
      />
      <label className={styles.check}>
        <input type="checkbox" checked={hasHead} onChange={({ target }) => setHasHead(target.checked)} />
        {table.head}
      </label>
    </Panel>
  )
}

const isCount = (typed: string, most: number) => /^\d{1,2}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= most

interface CountProps {
  label: string
  most: number
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function Count({ label, most, value, error, onChange }: CountProps) {
  return (
    <Field label={label} {...(error ? { error } : {})}>
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

const ROW_EDITS = ['rowAbove', 'rowBelow', 'removeRow'] as const
const COLUMN_EDITS = ['columnBefore', 'columnAfter', 'removeColumn'] as const

interface ChangeTableProps extends ToolPanelProps {
  state: TableState
}

function ChangeTable({ editor, labels, onDone, onCancel, state }: ChangeTableProps) {
  const { table } = labels
  const isOff: Partial<Record<TableEdit, boolean>> = {
    rowAbove: !state.canAddRow,
    rowBelow: !state.canAddRow,
    columnBefore: !state.canAddColumn,
    columnAfter: !state.canAddColumn,
  }
  const button = (edit: keyof typeof table.edits) => (
    <Button
      key={edit}
      size="sm"
      variant="ghost"
      disabled={isOff[edit] ?? false}
      onClick={() => editTable(editor, edit)}
    >
      {table.edits[edit]}
    </Button>
  )
  const remove = () => {
    editTable(editor, 'remove')
    onDone()
  }
  return (
    <Panel
      title={table.title}
      cancelLabel={labels.close}
      onCancel={onCancel}
      extra={
        <Button size="sm" variant="ghost" onClick={remove}>
          {table.edits.remove}
        </Button>
      }
    >
      {state.isRegular ? (
        <>
          <div className={styles.buttons}>{ROW_EDITS.map(button)}</div>
          <div className={styles.buttons}>{COLUMN_EDITS.map(button)}</div>
          <label className={styles.check}>
            <input type="checkbox" checked={state.hasHead} onChange={() => editTable(editor, 'toggleHead')} />
            {table.head}
          </label>
        </>
      ) : (
        <p className={styles.wide}>{table.merged}</p>
      )}
    </Panel>
  )
}
