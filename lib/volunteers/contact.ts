/** How a coordinator reaches a volunteer by one tap. */
import { fill } from '@/lib/format/fill'
import { dialable } from '@/lib/forms/schema/phone'

export interface Ways {
  call: string | null
  whatsApp: string | null
  mail: string | null
}

interface Reachable {
  name?: string | null
  phone?: string | null
  email?: string | null
}

/**
 * Addresses of a call, a WhatsApp chat and a mail; null where there is no number or no e-mail. WhatsApp wants the number
 * in international form without its plus (faq.whatsapp.com, "How to use click to chat").
 * @param greeting the first words of the chat, with `{name}`
 */
export function waysTo({ name, phone, email }: Reachable, greeting: string): Ways {
  const number = dialable(phone ?? '')
  const text = fill(greeting, { name: name ?? '' })
  return {
    call: number && `tel:${number}`,
    whatsApp: number && `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(text)}`,
    mail: email ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : null,
  }
}
