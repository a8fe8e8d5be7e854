/** Mails to the foundation: all that somebody wrote, and one tap to answer. */
import type { ElementContent } from 'hast'
import { phoneAddresses } from '@/lib/intake/schema/phone'
import type { Letter } from '@/lib/outbox/letters/letter'
import { buttons, type Field, fields, paragraph, title } from '@/lib/outbox/letters/parts'
import { oneLine } from '@/lib/outbox/letters/plain'
import type { MailWords } from '@/lib/outbox/letters/words'
import type { Locale } from '@/lib/shared/addresses/localized'
import { clock, day } from '@/lib/shared/format/date'
import { fill } from '@/lib/shared/format/fill'

/** What the parts of both mails have in common. */
interface Arrival {
  locale: Locale
  /** In which its sender used the site, and is answered. */
  language: Locale
  words: MailWords
  name: string
  email: string
  phone: string
  /** Subject of an answer to it, in its sender's language. */
  answer: string
  /** ISO time. */
  receivedAt: string
  /** Address of the record in the admin. */
  recordUrl: string
}

export interface ArrivedMessage extends Arrival {
  subject: string
  message: string
}

export function messageArrived(message: ArrivedMessage): Letter {
  const { words, subject, name } = message
  const { labels, arrived } = words
  const own = arrived.message
  const line = subject ? fill(own.subject, { subject }) : fill(own.untitled, { name: name || arrived.somebody })
  return {
    subject: oneLine(line),
    body: [
      title(own.title),
      paragraph(own.intro),
      fields([
        { label: labels.subject, value: subject },
        { label: labels.message, value: message.message },
        ...person(message),
        ...reception(message),
      ]),
      actions(message),
    ],
  }
}

export interface ArrivedRegistration extends Arrival {
  address: string
  /** YYYY-MM-DD, or ''. */
  dateOfBirth: string
  occupation: string
  comment: string
}

export function registrationArrived(registration: ArrivedRegistration): Letter {
  const { words, locale, name, dateOfBirth } = registration
  const { labels, arrived } = words
  const own = arrived.registration
  return {
    subject: oneLine(fill(own.subject, { name: name || arrived.somebody })),
    body: [
      title(own.title),
      paragraph(own.intro),
      fields([
        ...person(registration),
        { label: labels.address, value: registration.address },
        { label: labels.dateOfBirth, value: day(dateOfBirth || null, locale) },
        { label: labels.occupation, value: registration.occupation },
        { label: labels.comment, value: registration.comment },
        ...reception(registration),
      ]),
      actions(registration),
    ],
  }
}

function person({ words: { labels }, name, email, phone }: Arrival): Field[] {
  return [
    { label: labels.name, value: name },
    { label: labels.email, value: email, href: email && mailto(email) },
    { label: labels.phone, value: phone, href: phoneAddresses(phone)?.call },
  ]
}

function reception({ words: { labels, languages }, locale, language, receivedAt }: Arrival): Field[] {
  return [
    { label: labels.received, value: `${day(receivedAt, locale)}, ${clock(receivedAt, locale)}` },
    { label: labels.language, value: languages[language] },
  ]
}

function actions({ words, email, phone, answer, recordUrl }: Arrival): ElementContent {
  const { reply, call, whatsapp, record } = words.actions
  const reached = phoneAddresses(phone)
  const subject = encodeURIComponent(oneLine(answer))
  return buttons([
    ...(email ? [{ href: `${mailto(email)}?subject=${subject}`, label: reply, tapped: true }] : []),
    ...(reached ? [{ href: reached.call, label: call, tapped: true }] : []),
    ...(reached ? [{ href: reached.whatsApp, label: whatsapp, tapped: true }] : []),
    { href: recordUrl, label: record },
  ])
}

/** Everything that means something in such an address is escaped (RFC 6068). */
const mailto = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
