/** The letters about messages and registrations, from their records. Pure, so that each can be looked at. */
import { type Letter, type Letterhead, type RenderedLetter, renderLetter } from '@/lib/outbox/letters/letter'
import { mailWords } from '@/lib/outbox/letters/words'
import type { Message, VolunteerRegistration } from '@/lib/platform/payload/payload-types'
import { fill } from '@/lib/shared/format/fill'
import { acknowledged } from './acknowledged'
import { messageArrived, registrationArrived } from './arrived'

export function messageLetter(
  kind: 'arrived' | 'acknowledged',
  message: Message,
  letterhead: Letterhead,
): RenderedLetter {
  const { locale, siteUrl, visitor } = letterhead
  const name = message.mailerName ?? ''
  if (kind === 'acknowledged') return renderLetter(letterhead, thanks('message', name, letterhead))
  const subject = message.mailerSubject ?? ''
  return renderLetter(
    letterhead,
    messageArrived({
      words: mailWords(locale),
      locale,
      language: visitor.locale,
      name,
      subject,
      email: message.mailAddress ?? '',
      phone: message.senderPhone ?? '',
      message: message.mailerMessage ?? '',
      answer: fill(mailWords(visitor.locale).actions.again, { subject: subject || visitor.foundation }),
      receivedAt: message.createdAt,
      recordUrl: `${siteUrl}/admin/collections/messages/${message.id}`,
    }),
  )
}

export function registrationLetter(
  kind: 'arrived' | 'acknowledged',
  registration: VolunteerRegistration,
  letterhead: Letterhead,
): RenderedLetter {
  const { locale, siteUrl, visitor } = letterhead
  const name = registration.name ?? ''
  if (kind === 'acknowledged') return renderLetter(letterhead, thanks('registration', name, letterhead))
  return renderLetter(
    letterhead,
    registrationArrived({
      words: mailWords(locale),
      locale,
      language: visitor.locale,
      name,
      email: registration.email ?? '',
      phone: registration.phone ?? '',
      address: registration.address ?? '',
      dateOfBirth: registration.dateOfBirth ?? '',
      occupation: registration.occupation ?? '',
      comment: registration.comment ?? '',
      answer: visitor.foundation,
      receivedAt: registration.createdAt,
      recordUrl: `${siteUrl}/admin/collections/volunteer-registrations/${registration.id}`,
    }),
  )
}

function thanks(about: 'message' | 'registration', name: string, { locale, foundation }: Letterhead): Letter {
  const { name: ours, phones, answering } = foundation
  return acknowledged({ words: mailWords(locale), about, name, foundation: ours, phones, answering })
}
