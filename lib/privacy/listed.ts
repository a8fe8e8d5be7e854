/** What was found about a person, as the admin's screen lists it. */
import { dialable } from '@/lib/forms/schema/phone'
import { MAIL_KINDS } from '@/lib/mail/kinds'
import type { Held, Person } from './person'

export interface ListedRecord {
  kind: keyof Held
  id: number
  title: string
  name: string
  email: string
  phone: string
  at: string
  /** Whether it is the person's beyond a shared phone. All else is chosen by hand. */
  fits: boolean
}

type Contact = { email?: string | null | undefined; phone?: string | null | undefined }

/** Lists what was found: messages, registrations, and mails whose record is not among them. */
export function listHeld(person: Person, { messages, registrations, mails }: Held): ListedRecord[] {
  const line = (
    kind: keyof Held,
    { id, createdAt }: { id: number; createdAt: string },
    title: string,
    name: string | null | undefined,
    contact: Contact,
  ): ListedRecord => ({
    kind,
    id,
    title,
    name: name ?? '',
    email: contact.email ?? '',
    phone: contact.phone ?? '',
    at: createdAt,
    fits: fits(person, contact),
  })
  return [
    ...messages.map((message) =>
      line('messages', message, message.mailerSubject || 'No subject', message.mailerName, {
        email: message.mailAddress,
        phone: message.senderPhone,
      }),
    ),
    ...registrations.map((volunteer) =>
      line('registrations', volunteer, 'Registered as a volunteer', volunteer.name, volunteer),
    ),
    ...mails.map((mail) => line('mails', mail, MAIL_KINDS[mail.kind], '', { email: mail.recipient })),
  ]
}

/** A family may share a phone: the e-mail must be the same, and the phone, where both say one. */
function fits(person: Person, { email, phone }: Contact): boolean {
  if (!person.email || email?.toLowerCase() !== person.email.toLowerCase()) return false
  return !person.phone || !phone || dialable(phone) === dialable(person.phone)
}
