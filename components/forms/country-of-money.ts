/** Currency and country of the donate form, which follow each other and the visitor until they are chosen by hand. */
import { amountOf } from './suggestions'

/** As treasurers may write it in the list. */
export const isBangladesh = (country: string): boolean => /^(Bangladesh|বাংলাদেশ)$/i.test(country)

/** The one of the country's whole area (IANA time zone database). */
const TIME_ZONE = 'Asia/Dhaka'

/** The place of Online Payment among the methods; the others are wallets of Bangladesh, which know taka alone. */
const ONLINE = '0'

type Choice = 'currency' | 'country'

/**
 * Chooses taka and Bangladesh for those whose clock, wallet, currency or country says so. What a visitor chose stays, and so
 * does the currency of a sum that was typed: 50 dollars never become 50 taka.
 * @returns what takes an input event of the form
 */
export function followVisitor(form: HTMLFormElement): (event: Event) => void {
  const chosen = new Set<Choice>()
  let isFollowing = false

  const follow = (choice: Choice) => {
    const amount = amountOf(form)
    const isOpen = choice === 'country' || !amount || !amount.value || amount.value === amount.defaultValue
    if (chosen.has(choice) || !isOpen) return
    const control = choice === 'currency' ? chooseTaka(form) : chooseBangladesh(form)
    if (!control) return
    isFollowing = true
    control.dispatchEvent(new Event('input', { bubbles: true }))
    isFollowing = false
  }

  if (timeZone() === TIME_ZONE) {
    follow('currency')
    follow('country')
  }
  return ({ target }) => {
    const { name, value } = target as HTMLInputElement | HTMLSelectElement
    if (isFollowing) return
    if (name === 'currency' || name === 'country') chosen.add(name)
    const isWallet = name === 'paymentMethod' && value !== ONLINE
    if (isWallet || (name === 'country' && isBangladesh(value))) follow('currency')
    if (isWallet || (name === 'currency' && value === 'BDT')) follow('country')
  }
}

function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** @returns the radio button, where it was not chosen yet */
function chooseTaka(form: HTMLFormElement): HTMLInputElement | null {
  const taka = form.querySelector<HTMLInputElement>('[name="currency"][value="BDT"]:not(:checked)')
  if (taka) taka.checked = true
  return taka
}

/** @returns the list, where no country was chosen yet */
function chooseBangladesh(form: HTMLFormElement): HTMLSelectElement | null {
  const list = form.querySelector<HTMLSelectElement>('select[name="country"]')
  const option = [...(list?.options ?? [])].find(({ value }) => isBangladesh(value))
  if (!list || !option || list.value !== '') return null
  list.value = option.value
  return list
}
