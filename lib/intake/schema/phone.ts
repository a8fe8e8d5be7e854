import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { asciiDigits } from '@/lib/shared/format/digits'

/** Whether a text is one number that can be dialled: from Bangladesh, or with its country's code. Any script's digits. */
export function isPhone(text: string): boolean {
  return parsed(text) !== undefined
}

/** `+8801711000000`, as `tel:` and WhatsApp links want it (E.164); null where a number cannot be dialled. */
export function dialable(phone: string): string | null {
  return parsed(phone)?.number ?? null
}

/** Addresses that reach a number by one tap. */
export interface PhoneAddresses {
  call: string
  whatsApp: string
}

/**
 * Addresses that call a number, and that open a WhatsApp chat with it; null where it cannot be dialled. WhatsApp wants
 * the number in international form without its plus (faq.whatsapp.com, "How to use click to chat").
 * @param text the first words of the chat
 */
export function phoneAddresses(phone: string, text = ''): PhoneAddresses | null {
  const number = dialable(phone)
  if (!number) return null
  const chat = `https://wa.me/${number.slice(1)}`
  return { call: `tel:${number}`, whatsApp: text ? `${chat}?text=${encodeURIComponent(text)}` : chat }
}

function parsed(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(asciiDigits(text), { defaultCountry: 'BD', extract: false })
  return number?.isPossible() ? number : undefined
}
