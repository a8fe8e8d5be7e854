import { useId } from 'react'
import { ErrorPlace } from '@/components/ui/field/field'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Campaign } from '@/lib/shared/content/types'
import { fill } from '@/lib/shared/format/fill'
import type { Currency } from '@/lib/shared/money/currency'
import { formatMajor, SYMBOLS } from '@/lib/shared/money/format'
import type { GivingSettings } from '@/lib/shared/money/giving-settings'
import chips from './amount-chips.module.scss'
import styles from './amount-fields.module.scss'
import form from './form.module.scss'
import type { DonateLabels } from './labels'
import { EMPTY_AMOUNT } from './suggestions'
import { SumLines } from './sum-lines'

interface AmountFieldsProps {
  labels: DonateLabels
  currencies: Currency[]
  giving: GivingSettings
  startWith: Currency | undefined
  /** What the form is for. */
  campaign: Campaign | undefined
  /** What was chosen before the form was opened, in the campaign's currency. */
  amount: number | undefined
  locale: Locale
}

/** Sums that are suggested: of a campaign that tells what sums do those, in its currency. */
function suggestedFor(
  { suggested, sums }: GivingSettings,
  campaign: Campaign | undefined,
): GivingSettings['suggested'] {
  const own = campaign && sums[campaign.Id]
  return own ? { ...suggested, [own.currency]: own.sums.map(({ amount }) => amount) } : suggested
}

export function AmountFields(props: AmountFieldsProps) {
  const { labels, currencies, giving, startWith, campaign, amount, locale } = props
  const suggested = suggestedFor(giving, campaign)
  const collects = campaign?.currency
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
          defaultValue={amount ?? EMPTY_AMOUNT}
          data-chosen={amount}
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
      <SumLines {...{ labels, giving, campaign, locale }} />
    </section>
  )
}
