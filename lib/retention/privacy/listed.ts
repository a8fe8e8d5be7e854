/** What was found about a person, as the admin's screen lists it. */
import { fullName } from '@/lib/giving/shared/donor-name'
import { PLEDGE_STATES } from '@/lib/giving/shared/states'
import { dialable } from '@/lib/intake/schema/phone'
import { MAIL_KINDS } from '@/lib/outbox/kinds'
import { METHODS } from '@/lib/shared/money/kinds'
import type { Person } from './find'
import type { HeldKind } from './kinds'
import type { Held } from './person'

export interface ListedRecord {
  kind: HeldKind
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

/** Lists what was found; of transactions and mails those whose record is not among it. */
export function listHeld(person: Person, held: Held): ListedRecord[] {
  const line = (
    kind: HeldKind,
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
    ...held.messages.map((message) =>
      line('messages', message, message.mailerSubject || 'No subject', message.mailerName, {
        email: message.mailAddress,
        phone: message.senderPhone,
      }),
    ),
    ...held.registrations.map((volunteer) =>
      line('registrations', volunteer, 'Registered as a volunteer', volunteer.name, volunteer),
    ),
    ...held.pledges.map((pledge) =>
      line('pledges', pledge, `${pledge.reference}, ${PLEDGE_STATES[pledge.state].toLowerCase()}`, fullName(pledge), {
        email: pledge.email,
        phone: pledge.phone || pledge.senderNumber,
      }),
    ),
    ...held.transactions.map((transaction) =>
      line('transactions', transaction, `${METHODS[transaction.method]} ${transaction.trxId}`, '', {
        phone: transaction.sender,
      }),
    ),
    ...held.mails.map((mail) => line('mails', mail, MAIL_KINDS[mail.kind], '', { email: mail.recipient })),
  ]
}

/** A family may share a phone: the e-mail must be the same, and the phone, where both say one. */
function fits(person: Person, { email, phone }: Contact): boolean {
  if (!person.email || email?.toLowerCase() !== person.email.toLowerCase()) return false
  return !person.phone || !phone || dialable(phone) === dialable(person.phone)
}
