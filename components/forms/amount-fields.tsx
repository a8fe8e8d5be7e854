import { useId } from 'react'
import { ErrorPlace } from '@/components/ui/field/field'
import { Patch } from '@/components/ui/icon/patch'
import type { Locale } from '@/lib/addresses'
import type { Currency } from '@/lib/content/types'
import { money, SYMBOLS } from '@/lib/format/money'
import chips from './amount-chips.module.scss'
import styles from './amount-fields.module.scss'
import form from './form.module.scss'
import type { DonateLabels } from './labels'
import { PROJECTS } from './projects'

interface AmountFieldsProps {
  labels: DonateLabels
  currencies: Currency[]
  startWith: Currency | undefined
  locale: Locale
}

/** The spec's own starting text (spec 1, section 5). */
const START = '.00'

const SUGGESTED = {
  USD: [10, 25, 50, 100, 250],
  BDT: [500, 1000, 2500, 5000, 10000],
  JPY: [1000, 3000, 5000, 10000, 30000],
} as const satisfies Record<Currency, readonly number[]>

export function AmountFields({ labels, currencies, startWith, locale }: AmountFieldsProps) {
  const errorId = useId()
  const first = startWith && currencies.includes(startWith) ? startWith : currencies[0]
  return (
    <section className={`${form.part} ${chips.part}`}>
      <h2>{labels.amount}</h2>
      <div className={styles.amount}>
        <fieldset className={styles.currencies} aria-label={labels.currency}>
          {currencies.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="currency"
                value={each}
                aria-label={labels.currencies[each]}
                defaultChecked={each === first}
              />
              <span aria-hidden="true">{SYMBOLS[each]}</span>
            </label>
          ))}
        </fieldset>
        <input
          name="amount"
          className={styles.figure}
          aria-label={labels.amount}
          aria-describedby={errorId}
          inputMode="decimal"
          defaultValue={START}
        />
      </div>
      <ErrorPlace id={errorId} name="amount" />
      {currencies.map((currency) => (
        <fieldset key={currency} className={chips.chips} aria-label={labels.suggestions} data-for={currency}>
          {SUGGESTED[currency].map((each) => (
            <button key={each} type="button" value={each} aria-pressed="false" data-amount={currency}>
              {money(each, currency, locale)}
            </button>
          ))}
        </fieldset>
      ))}
      <div className={chips.gives}>
        {PROJECTS.map(({ name, program }) => (
          <p key={name} data-for={name}>
            <Patch program={program} size={34} />
            {labels.gives[name]}
          </p>
        ))}
      </div>
    </section>
  )
}
