'use client'
import type { ComponentProps } from 'react'
import type { Currency } from '@/lib/shared/money/currency'
import { SYMBOLS } from '@/lib/shared/money/format'
import { SelectField } from '../shared/field'
import { useWords } from '../shared/words'

/** The most frequent first. */
const CURRENCIES: readonly Currency[] = ['BDT', 'USD', 'JPY']

interface CurrencyFieldProps extends Pick<ComponentProps<typeof SelectField>, 'label' | 'problems'> {
  currency: Currency
  onCurrency: (chosen: Currency) => void
}

export function CurrencyField({ label, problems, currency, onCurrency }: CurrencyFieldProps) {
  const words = useWords('pledges')
  return (
    <SelectField
      name="currency"
      label={label}
      problems={problems}
      value={currency}
      onChange={(event) => onCurrency(event.target.value as Currency)}
    >
      {CURRENCIES.map((each) => (
        <option key={each} value={each}>
          {`${SYMBOLS[each]} ${words(`codes.${each}`)}`}
        </option>
      ))}
    </SelectField>
  )
}
