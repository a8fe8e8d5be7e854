'use client'
import { useId, useState } from 'react'
import { FieldError } from '@/components/ui/field/field'
import { Patch } from '@/components/ui/icon/patch'
import type { Currency } from '@/lib/content/types'
import { money, parseAmount, SYMBOLS } from '@/lib/format/money'
import { programOf } from '@/lib/format/program'
import type { Locale } from '@/lib/paths'
import chips from './amount-chips.module.scss'
import styles from './amount-fields.module.scss'
import form from './form.module.scss'
import type { DonateLabels } from './labels'
import type { ProjectName } from './project-field'

interface AmountFieldsProps {
  labels: DonateLabels
  currencies: Currency[]
  startWith: Currency | undefined
  project: ProjectName
  locale: Locale
  error: string | undefined
}

const SUGGESTED = {
  USD: [10, 25, 50, 100, 250],
  BDT: [500, 1000, 2500, 5000, 10000],
  JPY: [1000, 3000, 5000, 10000, 30000],
} as const satisfies Record<Currency, readonly number[]>

export function AmountFields({ labels, currencies, startWith, project, locale, error }: AmountFieldsProps) {
  const [currency, setCurrency] = useState(startWith ?? currencies[0] ?? 'USD')
  // The spec's own starting text (spec 1, section 5).
  const [amount, setAmount] = useState('.00')
  const errorId = useId()
  const program = programOf(project)

  return (
    <section className={form.part}>
      <h2>{labels.amount}</h2>
      <div className={styles.amount} data-wrong={error ? true : undefined}>
        <fieldset className={styles.currencies} aria-label={labels.currency}>
          {currencies.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="currency"
                value={each}
                aria-label={labels.currencies[each]}
                checked={each === currency}
                onChange={() => setCurrency(each)}
              />
              <span aria-hidden="true">{SYMBOLS[each]}</span>
            </label>
          ))}
        </fieldset>
        <input
          name="amount"
          className={styles.figure}
          aria-label={labels.amount}
          aria-describedby={error ? errorId : undefined}
          aria-invalid={error ? true : undefined}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          onFocus={({ target }) => target.select()}
        />
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <fieldset className={chips.chips} aria-label={labels.suggestions}>
        {SUGGESTED[currency].map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={parseAmount(amount) === each}
            onClick={() =>
              setAmount(each.toLocaleString('en-US', { minimumFractionDigits: currency === 'JPY' ? 0 : 2 }))
            }
          >
            {money(each, currency, locale)}
          </button>
        ))}
      </fieldset>
      <p className={chips.gives}>
        {program && <Patch program={program} size={34} />}
        {labels.gives[project]}
      </p>
    </section>
  )
}
