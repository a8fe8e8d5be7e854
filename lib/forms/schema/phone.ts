import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { asciiDigits } from '@/lib/format/digits'

/** Whether a text is one number that can be dialled: from Bangladesh, or with its country's code. Any script's digits. */
export function isPhone(text: string): boolean {
  return parsed(text) !== undefined
}

/** `+8801711000000`, as `tel:` and WhatsApp links want it (E.164); null where a number cannot be dialled. */
export function dialable(phone: string): string | null {
  return parsed(phone)?.number ?? null
}

function parsed(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(asciiDigits(text), { defaultCountry: 'BD', extract: false })
  return number?.isPossible() ? number : undefined
}
