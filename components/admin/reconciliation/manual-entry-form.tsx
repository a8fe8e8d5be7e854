'use client'
import { type FormEvent, useRef, useState } from 'react'
import type { Places } from '@/lib/giving/reconciliation/campaign-options'
import type { EnterCall } from '@/lib/giving/shared/manual-entry'
import type { EnterAnswer } from '@/lib/giving/shared/reconciliation-types'
import { dhakaDay } from '@/lib/shared/format/dhaka-day'
import type { Currency } from '@/lib/shared/money/currency'
import { METHODS, type Method } from '@/lib/shared/money/kinds'
import { call } from '../shared/call'
import { SelectField, TextField } from '../shared/field'
import styles from '../shared/form.module.scss'
import { Outcome, type OutcomeWords } from '../shared/outcome'
import shared from '../shared/shared.module.scss'
import { useProblems } from '../shared/use-problems'
import { giftAddress } from './addresses'
import { CurrencyField } from './currency-field'
import { newFormKey } from './form-key'
import { GiftFields, giftIn } from './pledge-fields'

/** A gift that came as cash, or in a way that sends no texts and no statements. */
export function EnterGift({ places }: { places: Places }) {
  const { form, problems, take } = useProblems()
  const [currency, setCurrency] = useState<Currency>('BDT')
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<OutcomeWords>()
  const [entered, setEntered] = useState<EnterAnswer | null>(null)
  const key = useRef('')

  async function enter(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const filled = new FormData(event.currentTarget)
    const text = (name: string) => String(filled.get(name) ?? '')
    key.current ||= newFormKey()
    const money = {
      method: text('method') as Method,
      currency,
      amount: text('amount'),
      day: text('day'),
      trxId: text('trxId'),
      key: key.current,
    }
    setBusy(true)
    const called = await call<EnterAnswer>('POST', '/transactions/enter', { ...giftIn(filled), money } as EnterCall)
    setBusy(false)
    const done = 'answer' in called
    take(done ? null : called)
    if (!done && called.data?.fields) return setOutcome(undefined)
    setOutcome({ words: done ? `The gift ${called.answer.reference} is entered and verified.` : called.problem, done })
    if (!done) return
    setEntered(called.answer)
    key.current = ''
    form.current?.reset()
    setCurrency('BDT')
  }

  return (
    <form ref={form} className={styles.form} onSubmit={enter} noValidate>
      <p>For money that is in no text and in no statement. What is, comes by “Bring in money”, or it counts twice.</p>
      <Outcome outcome={outcome} />
      {entered && <a href={giftAddress(entered.pledge)}>Open the gift {entered.reference}</a>}
      <div className={styles.fields}>
        <TextField name="amount" label="Amount" problems={problems} inputMode="decimal" maxLength={60} />
        <CurrencyField label="Currency" problems={problems} currency={currency} onCurrency={setCurrency} />
        <SelectField name="method" label="How it came" problems={problems} defaultValue="cash">
          {Object.entries(METHODS).map(([method, label]) => (
            <option key={method} value={method}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          name="day"
          label="On which day"
          problems={problems}
          type="date"
          defaultValue={dhakaDay(new Date())}
        />
        <TextField name="trxId" label="Transaction ID (cash may have none)" problems={problems} maxLength={100} />
      </div>
      <GiftFields currency={currency} places={places} problems={problems} />
      <button type="submit" className={`${shared.button} ${shared.main}`} disabled={busy}>
        Enter the gift
      </button>
    </form>
  )
}
