'use client'
import { useId, useState } from 'react'
import type {
  ImportReport as Report,
  StatementCall,
  StatementColumns,
  StatementReading,
} from '@/lib/giving/shared/import-types'
import type { Currency } from '@/lib/shared/money/currency'
import { METHODS, type Method } from '@/lib/shared/money/kinds'
import { SelectField } from '../shared/field'
import styles from '../shared/form.module.scss'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'
import { ColumnChooser } from './column-chooser'
import { CurrencyField } from './currency-field'
import { ImportReport, useReportWords } from './import-report'
import { MethodOptions } from './method-options'
import report from './report.module.scss'
import { useImport } from './use-import'

/** Import of a statement file: its column mapping is chosen once, then remembered. */
export function StatementForm() {
  const words = useWords('reconciliation')
  const reportWords = useReportWords()
  const { busy, said, say, status, ask, refresh } = useImport()
  const [file, setFile] = useState<File | null>(null)
  const [method, setMethod] = useState<Method>('bank')
  const [currency, setCurrency] = useState<Currency>('BDT')
  const [reading, setReading] = useState<StatementReading | null>(null)
  const [brought, setBrought] = useState<Report | null>(null)
  const id = useId()

  function bodyOf(columns?: StatementColumns): FormData {
    const asked: StatementCall = { method, currency, ...(columns && { columns }) }
    const body = new FormData()
    if (file) body.append('file', file)
    body.append('_payload', JSON.stringify(asked))
    return body
  }

  function forget(): void {
    setReading(null)
    setBrought(null)
  }

  async function read(columns?: StatementColumns): Promise<void> {
    if (!file) return say(words('import.noFile'))
    const answer = await ask<StatementReading>('read-statement', bodyOf(columns))
    if (!answer) return
    setBrought(null)
    setReading(answer)
    say(answer.report ? reportWords(answer.report, false) : (answer.missing ?? ''), !columns)
  }

  /** The next choice is made while this one is still read. */
  function choose(columns: StatementColumns): void {
    if (reading) setReading({ ...reading, columns, report: null })
    void read(columns)
  }

  async function bringIn(columns: StatementColumns): Promise<void> {
    const answer = await ask<Report>('import-statement', bodyOf(columns))
    if (!answer) return
    setReading(null)
    setBrought(answer)
    say(reportWords(answer, true))
    refresh()
  }

  const shown = brought ?? reading?.report
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void read()
      }}
    >
      <div className={styles.fields} onChange={forget}>
        <div className={styles.field}>
          <label htmlFor={id}>{words('import.file')}</label>
          <input
            id={id}
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          />
        </div>
        <SelectField
          name="method"
          label={words('import.fileMethod')}
          problems={{}}
          value={method}
          onChange={(event) => setMethod(event.target.value as Method)}
        >
          <MethodOptions methods={METHODS} />
        </SelectField>
        <CurrencyField
          label={words('import.fileCurrency')}
          problems={{}}
          currency={currency}
          onCurrency={setCurrency}
        />
      </div>
      <button type="submit" className={shared.button} disabled={busy}>
        {words('import.read')}
      </button>
      <p ref={status} role="status" tabIndex={-1} className={report.said}>
        {said}
      </p>
      {reading?.note && <p>{reading.note}</p>}
      {reading && <ColumnChooser reading={reading} onColumns={choose} />}
      {reading?.report && reading.report.counts.new > 0 && (
        <button
          type="button"
          className={`${shared.button} ${shared.main}`}
          disabled={busy}
          onClick={() => void bringIn(reading.columns)}
        >
          {words('import.bringIn', { count: reading.report.counts.new })}
        </button>
      )}
      {shown && <ImportReport report={shown} />}
    </form>
  )
}
