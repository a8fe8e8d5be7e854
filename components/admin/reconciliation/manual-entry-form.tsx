'use client'
import { type FormEvent, useRef, useState } from 'react'
import type { CampaignOptions } from '@/lib/giving/reconciliation/campaign-options'
import type { ManualEntryCall } from '@/lib/giving/shared/manual-entry'
import type { ManualEntryAnswer } from '@/lib/giving/shared/reconciliation-types'
import { dhakaDay } from '@/lib/shared/format/dhaka-day'
import type { Currency } from '@/lib/shared/money/currency'
import { METHODS, type Method } from '@/lib/shared/money/kinds'
import { pledgeAddress } from '../pledges/addresses'
import { callApi } from '../shared/call-api'
import { SelectField, TextField } from '../shared/field'
import styles from '../shared/form.module.scss'
import { Outcome, type OutcomeWords } from '../shared/outcome'
import shared from '../shared/shared.module.scss'
import { useFieldProblems } from '../shared/use-field-problems'
import { useWords } from '../shared/words'
import { CurrencyField } from './currency-field'
import { newFormKey } from './form-key'
import { MethodOptions } from './method-options'
import { PledgeFields, pledgeIn } from './pledge-fields'

/** Manual entry of a pledge with its money: cash, or what is in no text and no statement. */
export function ManualEntryForm({ campaignOptions }: { campaignOptions: CampaignOptions }) {
  const words = useWords('reconciliation')
  const { form, problems, take } = useFieldProblems()
  const [currency, setCurrency] = useState<Currency>('BDT')
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<OutcomeWords>()
  const [entered, setEntered] = useState<ManualEntryAnswer | null>(null)
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
    const called = await callApi<ManualEntryAnswer>('POST', '/transactions/enter', {
      ...pledgeIn(filled),
      money,
    } as ManualEntryCall)
    setBusy(false)
    const done = 'answer' in called
    take(done ? null : called)
    if (!done && called.data?.fields) return setOutcome(undefined)
    setOutcome({ words: done ? words('entry.done', { reference: called.answer.reference }) : called.problem, done })
    if (!done) return
    setEntered(called.answer)
    key.current = ''
    form.current?.reset()
    setCurrency('BDT')
  }

  return (
    <form ref={form} className={styles.form} onSubmit={enter} noValidate>
      <p>{words('entry.hint')}</p>
      <Outcome outcome={outcome} />
      {entered && <a href={pledgeAddress(entered.pledge)}>{words('entry.open', { reference: entered.reference })}</a>}
      <div className={styles.fields}>
        <TextField name="amount" label={words('entry.amount')} problems={problems} inputMode="decimal" maxLength={60} />
        <CurrencyField
          label={words('entry.currency')}
          problems={problems}
          currency={currency}
          onCurrency={setCurrency}
        />
        <SelectField name="method" label={words('entry.method')} problems={problems} defaultValue="cash">
          <MethodOptions methods={METHODS} />
        </SelectField>
        <TextField
          name="day"
          label={words('entry.day')}
          problems={problems}
          type="date"
          defaultValue={dhakaDay(new Date())}
        />
        <TextField name="trxId" label={words('entry.trxId')} problems={problems} maxLength={100} />
      </div>
      <PledgeFields currency={currency} campaignOptions={campaignOptions} problems={problems} />
      <button type="submit" className={`${shared.button} ${shared.main}`} disabled={busy}>
        {words('entry.button')}
      </button>
    </form>
  )
}
