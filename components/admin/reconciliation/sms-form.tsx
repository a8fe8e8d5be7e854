'use client'
import { useId, useRef, useState } from 'react'
import type { ImportReport as Report, SmsCall } from '@/lib/giving/shared/import-types'
import { PAYMENT_METHODS, type PaymentMethod } from '@/lib/shared/money/kinds'
import styles from '../shared/form.module.scss'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'
import { ImportReport, useReportWords } from './import-report'
import { MethodOptions } from './method-options'
import report from './report.module.scss'
import { useImport } from './use-import'

interface Shown {
  report: Report
  done: boolean
}

/** Import of a wallet's SMS texts: preview, then store. */
export function SmsForm() {
  const words = useWords('reconciliation')
  const reportWords = useReportWords()
  const { busy, said, say, status, ask, refresh } = useImport()
  const [text, setText] = useState('')
  const [method, setMethod] = useState<PaymentMethod | ''>('')
  const [shown, setShown] = useState<Shown | null>(null)
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)

  async function send(path: 'read-sms' | 'import-sms'): Promise<void> {
    const body: SmsCall = { text, ...(method && { method }) }
    const answer = await ask<Report>(path, body)
    if (!answer) return
    const done = path === 'import-sms'
    setShown({ report: answer, done })
    say(reportWords(answer, done))
    if (done) refresh()
  }

  function change(typed: string): void {
    setText(typed)
    setShown(null)
  }

  function correct({ refused }: Report): void {
    change(refused.map((piece) => piece.text).join('\n\n'))
    box.current?.focus()
  }

  const refused = (shown?.report.counts.refused ?? 0) > 0
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send('read-sms')
      }}
    >
      <div className={`${styles.field} ${styles.wide}`}>
        <label htmlFor={id}>{words('import.textsLabel')}</label>
        <textarea
          id={id}
          ref={box}
          rows={8}
          dir="auto"
          required
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      </div>
      {(refused || method) && (
        <div className={styles.field}>
          <label htmlFor={`${id}-method`}>{words('import.textsMethod')}</label>
          <select
            id={`${id}-method`}
            value={method}
            onChange={(event) => setMethod(event.target.value as PaymentMethod | '')}
          >
            <option value="">{words('import.textsNoMethod')}</option>
            <MethodOptions methods={PAYMENT_METHODS} />
          </select>
        </div>
      )}
      <button type="submit" className={shared.button} disabled={busy}>
        {words('import.lookFirst')}
      </button>
      <p ref={status} role="status" tabIndex={-1} className={report.said}>
        {said}
      </p>
      {shown && !shown.done && shown.report.counts.new > 0 && (
        <button
          type="button"
          className={`${shared.button} ${shared.main}`}
          disabled={busy}
          onClick={() => void send('import-sms')}
        >
          {words('import.bringIn', { count: shown.report.counts.new })}
        </button>
      )}
      {shown && refused && (
        <button type="button" className={shared.button} onClick={() => correct(shown.report)}>
          {words('import.correct')}
        </button>
      )}
      {shown && <ImportReport report={shown.report} />}
    </form>
  )
}
