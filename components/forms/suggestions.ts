/** Suggested amounts: the buttons that fill in the amount. */

import { parseMinor } from '@/lib/shared/money/amount'
import type { Currency } from '@/lib/shared/money/currency'
import { MINOR_DIGITS } from '@/lib/shared/money/kinds'

/** The spec's own starting text (spec 1, section 5). */
export const EMPTY_AMOUNT = '.00'

/** The field that a form's amount is typed into. */
export function amountOf(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector('[name="amount"]')
}

const currencyOf = ({ dataset }: HTMLButtonElement) => dataset.amount as Currency

/** Writes a suggestion into the amount, as if it had been typed. */
export const fillIn = (form: HTMLFormElement, button: HTMLButtonElement): void =>
  suggest(form, Number(button.value), currencyOf(button))

/** Writes the sum that was chosen before the form was opened, over what was typed into it an earlier time. */
export function fillInChosen(form: HTMLFormElement): void {
  const chosen = Number(amountOf(form)?.dataset.chosen ?? 0)
  if (chosen > 0) suggest(form, chosen, currencyChosenIn(form))
}

const currencyChosenIn = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>('[name="currency"]:checked')?.value as Currency

function suggest(form: HTMLFormElement, sum: number, currency: Currency): void {
  const amount = amountOf(form)
  if (!amount) return
  amount.value = sum.toLocaleString('en-US', { minimumFractionDigits: MINOR_DIGITS[currency] })
  amount.dataset.suggested = `${currency} ${amount.value}`
  amount.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Resets an amount that was suggested in another currency than the chosen one: 2,500 taka are not 2,500 dollars. */
export function leaveSuggestion(form: HTMLFormElement): void {
  const amount = amountOf(form)
  const chosen = currencyChosenIn(form)
  const [currency, value] = amount?.dataset.suggested?.split(' ') ?? []
  if (amount && currency !== chosen && amount.value === value) amount.value = EMPTY_AMOUNT
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

/** Says what the largest sum does that the amount reaches, in place of what a gift to the project does in general. */
export function showSum(form: HTMLFormElement): void {
  const currency = currencyChosenIn(form)
  const minor = (text = '') => Number(parseMinor(text, currency) ?? 0)
  const amount = minor(amountOf(form)?.value)
  const project = new FormData(form).get('project')
  const lines = [...form.querySelectorAll<HTMLElement>('[data-sum]')]
  const reached = lines.filter(
    ({ dataset }) =>
      dataset.currency === currency && [undefined, project].includes(dataset.for) && amount >= minor(dataset.sum),
  )
  for (const line of lines) line.hidden = line !== reached.at(-1)
}
