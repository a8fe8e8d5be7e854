/** The letters about messages and registrations: kind → writes it. */
import { CannotBeMade, recordOf, type WriteLetter } from '@/lib/outbox/compose'
import type { RenderedLetter } from '@/lib/outbox/letters/letter'
import { oneLine } from '@/lib/outbox/letters/plain'
import type { Mailbox } from '@/lib/platform/env/mail-variables'
import { messageLetter, registrationLetter } from './letters/letter'

type Kind = 'arrived' | 'acknowledged'

const aboutMessage =
  (kind: Kind): WriteLetter =>
  async (payload, mail, letterhead) => {
    const message = await recordOf(payload, 'messages', mail.message, 'message')
    return {
      ...inWords(() => messageLetter(kind, message, letterhead)),
      replyTo: mailbox(message.mailerName, message.mailAddress),
    }
  }

const aboutRegistration =
  (kind: Kind): WriteLetter =>
  async (payload, mail, letterhead) => {
    const registration = await recordOf(payload, 'volunteer-registrations', mail.registration, 'volunteer')
    return {
      ...inWords(() => registrationLetter(kind, registration, letterhead)),
      replyTo: mailbox(registration.name, registration.email),
    }
  }

export const communityLetters = {
  'message-arrived': aboutMessage('arrived'),
  'message-acknowledged': aboutMessage('acknowledged'),
  'registration-arrived': aboutRegistration('arrived'),
  'registration-acknowledged': aboutRegistration('acknowledged'),
}

const mailbox = (name?: string | null, address?: string | null): Mailbox => ({
  name: oneLine(name ?? ''),
  address: oneLine(address ?? ''),
})

function inWords(write: () => RenderedLetter): RenderedLetter {
  try {
    return write()
  } catch (error) {
    throw new CannotBeMade(`It could not be put into words: ${error instanceof Error ? error.message : error}`)
  }
}
