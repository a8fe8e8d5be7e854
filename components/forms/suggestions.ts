/** Suggested amounts: the buttons that fill in the amount. */

import { parseMinor } from '@/lib/shared/money/amount'
import type { Currency } from '@/lib/shared/money/currency'
import { MINOR_DIGITS } from '@/lib/shared/money/kinds'

/** The field that a form's amount is typed into. */
export function amountOf(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector('[name="amount"]')
}

const currencyOf = ({ dataset }: HTMLButtonElement) => dataset.amount as Currency

/** Writes a suggestion into the amount, as if it had been typed. */
export function fillIn(form: HTMLFormElement, button: HTMLButtonElement): void {
  const amount = amountOf(form)
  if (!amount) return
  const minimumFractionDigits = MINOR_DIGITS[currencyOf(button)]
  amount.value = Number(button.value).toLocaleString('en-US', { minimumFractionDigits })
  amount.dataset.suggested = `${currencyOf(button)} ${amount.value}`
  amount.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Resets an amount that was suggested in another currency than the chosen one: 2,500 taka are not 2,500 dollars. */
export function leaveSuggestion(form: HTMLFormElement): void {
  const amount = amountOf(form)
  const chosen = form.querySelector<HTMLInputElement>('[name="currency"]:checked')?.value
  const [currency, value] = amount?.dataset.suggested?.split(' ') ?? []
  if (amount && currency !== chosen && amount.value === value) amount.value = amount.defaultValue
}

/** Marks the suggestion that equals the amount as pressed. */
export function markSuggestion(form: HTMLFormElement): void {
  const typed = amountOf(form)?.value ?? ''
  for (const button of form.querySelectorAll<HTMLButtonElement>('button[data-amount]')) {
    const currency = currencyOf(button)
    const isIt = parseMinor(typed, currency) === parseMinor(button.value, currency)
    button.setAttribute('aria-pressed', String(isIt))
  }
}
