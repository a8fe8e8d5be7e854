'use client'
import { useState } from 'react'
import { CopyNumber } from './copy-number'
import form from './form.module.scss'
import type { DonateLabels, PaymentWays } from './labels'
import styles from './payment-fields.module.scss'
import { TextField } from './text-field'
import type { FieldErrors } from './use-submission'

interface PaymentFieldsProps {
  labels: DonateLabels
  ways: PaymentWays
  errors: FieldErrors
}

/** The spec's numbers 0 to 3 are the places in this list (spec 1, section 4). */
const METHODS = [
  { key: 'online', initial: '' },
  { key: 'nagad', initial: 'N' },
  { key: 'bkash', initial: 'b' },
  { key: 'upay', initial: 'U' },
] as const

export function PaymentFields({ labels, ways, errors }: PaymentFieldsProps) {
  const [chosen, setChosen] = useState(0)
  const method = METHODS[chosen]?.key ?? 'online'
  return (
    <section className={form.part}>
      <fieldset>
        <legend>{labels.payment}</legend>
        <div className={styles.tiles}>
          {METHODS.map(({ key, initial }, index) => (
            <label key={key} className={styles.tile}>
              <input
                type="radio"
                name="paymentMethod"
                value={index}
                checked={index === chosen}
                onChange={() => setChosen(index)}
              />
              <i className={styles[key]} aria-hidden="true">
                {initial || <BankMark />}
              </i>
              {labels.methods[key]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.panel}>
        {method === 'online' ? (
          <Bank labels={labels} bank={ways.bank} />
        ) : (
          <dl className={styles.wallet}>
            <dt>{labels.walletNumber}</dt>
            <dd>
              {ways.wallets[method]} <CopyNumber key={method} number={ways.wallets[method]} labels={labels} />
            </dd>
          </dl>
        )}
        <TextField
          name="transactionId"
          label={labels.transaction}
          note={labels.optional}
          hint={method === 'online' ? labels.bankHint : labels.walletHint}
          errors={errors}
          placeholder={labels.transactionExample}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
      </div>
    </section>
  )
}

function BankMark() {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M3 22h18M6 18v-7M10 18v-7M14 18v-7M18 18v-7M12 2l8 5H4z" />
    </svg>
  )
}

function Bank({ labels, bank }: { labels: DonateLabels; bank: PaymentWays['bank'] }) {
  const rows = [
    { term: labels.bankName, value: bank.bankName },
    { term: labels.accountName, value: bank.accountName },
    { term: labels.accountNumber, value: bank.accountNumber, copy: true },
    { term: labels.branch, value: bank.branch },
  ]
  return (
    <dl className={styles.bank}>
      {rows.map(({ term, value, copy }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {value} {copy && <CopyNumber number={value} labels={labels} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
