/** The buttons that fill the amount in. */
import { parseAmount } from '@/lib/format/money'

/** The field that a form's amount is typed into. */
export function amountOf(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector('[name="amount"]')
}

/** Writes a suggestion into the amount, as if it had been typed. */
export function fillIn(form: HTMLFormElement, { value, dataset }: HTMLButtonElement): void {
  const amount = amountOf(form)
  if (!amount) return
  const minimumFractionDigits = dataset.amount === 'JPY' ? 0 : 2
  amount.value = Number(value).toLocaleString('en-US', { minimumFractionDigits })
  amount.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Marks the suggestion that the amount is now. */
export function markSuggestion(form: HTMLFormElement): void {
  const amount = parseAmount(amountOf(form)?.value ?? '')
  for (const button of form.querySelectorAll<HTMLButtonElement>('button[data-amount]')) {
    button.setAttribute('aria-pressed', String(Number(button.value) === amount))
  }
}
