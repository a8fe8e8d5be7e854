import type { StatementView } from '@/lib/giving/receipts/statement-view'
import { ScrollableTable } from '../shared/scrollable-table'
import tables from '../shared/tables.module.scss'

/** The gifts of a year, and their totals. */
export function StatementTables({ view }: { view: StatementView }) {
  const { giftsLabel, columns, gifts, totalsLabel, totals, none, note } = view
  if (gifts.length === 0) return <p role="status">{none}</p>
  return (
    <>
      <ScrollableTable label={giftsLabel}>
        <table className={`${tables.table} ${tables.sums}`}>
          <caption>{giftsLabel}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {gifts.map((cells, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two gifts may say the same.
              <tr key={index}>
                {cells.map((cell, column) => (
                  <td key={columns[column]} dir="auto">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollableTable>
      <table className={`${tables.table} ${tables.figures}`}>
        <caption>{totalsLabel}</caption>
        <tbody>
          {totals.map(({ label, amount }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{note}</p>
    </>
  )
}
