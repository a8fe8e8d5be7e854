'use client'
import { useId, useRef, useState } from 'react'
import type { ImportReport as Report, SmsCall } from '@/lib/giving/shared/import-types'
import { METHODS, PAYMENT_METHODS, type PaymentMethod } from '@/lib/shared/money/kinds'
import styles from '../shared/form.module.scss'
import shared from '../shared/shared.module.scss'
import { ImportReport, reportWords } from './import-report'
import report from './report.module.scss'
import { useImport } from './use-import'

interface Shown {
  report: Report
  done: boolean
}

/** Import of a wallet's SMS texts: preview, then store. */
export function SmsForm() {
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
        <label htmlFor={id}>Texts of bKash, Nagad, Upay or a bank, as many as you like</label>
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
          <label htmlFor={`${id}-method`}>Where a text does not say whose it is, it is of</label>
          <select
            id={`${id}-method`}
            value={method}
            onChange={(event) => setMethod(event.target.value as PaymentMethod | '')}
          >
            <option value="">none: refuse it</option>
            {PAYMENT_METHODS.map((each) => (
              <option key={each} value={each}>
                {METHODS[each]}
              </option>
            ))}
          </select>
        </div>
      )}
      <button type="submit" className={shared.button} disabled={busy}>
        Look at them first
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
          {`Bring in ${shown.report.counts.new}`}
        </button>
      )}
      {shown && refused && (
        <button type="button" className={shared.button} onClick={() => correct(shown.report)}>
          Put the refused texts into the box
        </button>
      )}
      {shown && <ImportReport report={shown.report} />}
    </form>
  )
}
