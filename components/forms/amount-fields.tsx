import { useId } from 'react'
import { ErrorPlace } from '@/components/ui/field/field'
import { Patch } from '@/components/ui/icon/patch'
import type { Locale } from '@/lib/shared/addresses/localized'
import { fill } from '@/lib/shared/format/fill'
import type { Currency } from '@/lib/shared/money/currency'
import { formatMajor, SYMBOLS } from '@/lib/shared/money/format'
import chips from './amount-chips.module.scss'
import styles from './amount-fields.module.scss'
import form from './form.module.scss'
import type { DonateLabels } from './labels'
import { PROJECTS } from './projects'

interface AmountFieldsProps {
  labels: DonateLabels
  currencies: Currency[]
  suggested: Record<Currency, number[]>
  startWith: Currency | undefined
  /** The currency of the campaign that the form is for. */
  collects: Currency | undefined
  locale: Locale
}

/** The spec's own starting text (spec 1, section 5). */
const START = '.00'

export function AmountFields({ labels, currencies, suggested, startWith, collects, locale }: AmountFieldsProps) {
  const id = useId()
  const errorId = `${id}-error`
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
          id={id}
          name="amount"
          className={styles.figure}
          aria-label={labels.amount}
          aria-describedby={errorId}
          inputMode="decimal"
          defaultValue={START}
        />
      </div>
      <ErrorPlace id={errorId} name="amount" />
      <ErrorPlace id={`${id}-currency`} name="currency" />
      {collects &&
        currencies
          .filter((currency) => currency !== collects)
          .map((currency) => (
            <p key={currency} className={chips.elsewhere} data-for={currency}>
              {fill(labels.otherCurrency, { own: SYMBOLS[collects], other: SYMBOLS[currency] })}
            </p>
          ))}
      {currencies
        .filter((currency) => suggested[currency].length > 0)
        .map((currency) => (
          <fieldset key={currency} className={chips.chips} aria-label={labels.suggestions} data-for={currency}>
            {suggested[currency].map((each) => (
              <button key={each} type="button" value={each} aria-pressed="false" data-amount={currency}>
                {formatMajor(each, currency, locale)}
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
