/** How a coordinator reaches a volunteer by one tap. */

import { phoneAddresses } from '@/lib/intake/schema/phone'
import { fill } from '@/lib/shared/format/fill'

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
 * Addresses of a call, a WhatsApp chat and a mail; null where there is no number or no e-mail.
 * @param greeting the first words of the chat, with `{name}`
 */
export function waysTo({ name, phone, email }: Reachable, greeting: string): Ways {
  const reached = phoneAddresses(phone ?? '', fill(greeting, { name: name ?? '' }))
  return {
    call: reached?.call ?? null,
    whatsApp: reached?.whatsApp ?? null,
    mail: email ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : null,
  }
}
