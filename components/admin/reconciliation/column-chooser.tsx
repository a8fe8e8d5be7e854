'use client'
import {
  COLUMN_KINDS,
  type ColumnKind,
  type StatementColumns,
  type StatementReading,
} from '@/lib/giving/shared/import-types'
import { ScrollableTable } from '../shared/scrollable-table'
import { useWords } from '../shared/words'
import styles from './report.module.scss'

interface ColumnChooserProps {
  reading: StatementReading
  onColumns: (columns: StatementColumns) => void
}

/** The column mapping with one column changed; each kind stands in one column at the most. */
export function withColumn(columns: StatementColumns, place: number, kind: ColumnKind | ''): StatementColumns {
  const others = Object.entries(columns).filter(([each, at]) => at !== place && each !== kind)
  return { ...Object.fromEntries(others), ...(kind && { [kind]: place }) }
}

/** The column mapping of a statement, with its first rows. */
export function ColumnChooser({ reading: { head, sample, columns, remembered, rows }, onColumns }: ColumnChooserProps) {
  const words = useWords('reconciliation')
  const kindOf = (place: number) => (Object.keys(columns) as ColumnKind[]).find((kind) => columns[kind] === place) ?? ''
  return (
    <details open={!remembered}>
      <summary>{words(remembered ? 'import.columnsAsBefore' : 'import.columns', { rows })}</summary>
      <ScrollableTable label={words('import.columnsTable')}>
        <table className={styles.columns}>
          <thead>
            <tr>
              {head.map((name, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                <th key={place} scope="col">
                  <bdi>{name}</bdi>
                  <select
                    aria-label={words('import.column', { place: place + 1, name })}
                    value={kindOf(place)}
                    onChange={(event) => onColumns(withColumn(columns, place, event.target.value as ColumnKind | ''))}
                  >
                    <option value="">{words('import.columnUnused')}</option>
                    {COLUMN_KINDS.map((kind) => (
                      <option key={kind} value={kind}>
                        {words(`columns.${kind}`)}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name.
              <tr key={at}>
                {head.map((_, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                  <td key={place} dir="auto">
                    {row[place]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollableTable>
    </details>
  )
}
