/** The words of a mail, from its record: subject, HTML and text. Pure, so that each can be looked at. */
import { toHtml } from 'hast-util-to-html'
import { layout, type Sender } from '@/lib/outbox/letters/layout'
import { textPart } from '@/lib/outbox/letters/text-part'
import { WORDS } from '@/lib/outbox/letters/words'
import type { Message, VolunteerRegistration } from '@/lib/platform/payload/payload-types'
import type { Locale } from '@/lib/shared/addresses/localized'
import { localized } from '@/lib/shared/addresses/localized'
import { fill } from '@/lib/shared/format/fill'
import { acknowledged } from './acknowledged'
import { type Letter, messageArrived, registrationArrived } from './arrived'

export type Foundation = Omit<Sender, 'siteUrl'>

export interface Told {
  locale: Locale
  foundation: Foundation
  /** Origin of the site. */
  siteUrl: string
}

export interface WrittenLetter {
  subject: string
  html: string
  text: string
}

export function messageLetter(kind: 'arrived' | 'acknowledged', message: Message, told: Told): WrittenLetter {
  const { locale, foundation, siteUrl } = told
  const words = WORDS[locale]
  const name = message.mailerName ?? ''
  if (kind === 'acknowledged') return framed(told, thanks('message', name, told))
  const subject = message.mailerSubject ?? ''
  return framed(
    told,
    messageArrived({
      words,
      locale,
      name,
      subject,
      email: message.mailAddress ?? '',
      phone: message.senderPhone ?? '',
      message: message.mailerMessage ?? '',
      answer: fill(words.actions.again, { subject: subject || foundation.name }),
      receivedAt: message.createdAt,
      recordUrl: `${siteUrl}/admin/collections/messages/${message.id}`,
    }),
  )
}

export function registrationLetter(
  kind: 'arrived' | 'acknowledged',
  registration: VolunteerRegistration,
  told: Told,
): WrittenLetter {
  const { locale, foundation, siteUrl } = told
  const words = WORDS[locale]
  const name = registration.name ?? ''
  if (kind === 'acknowledged') return framed(told, thanks('registration', name, told))
  return framed(
    told,
    registrationArrived({
      words,
      locale,
      name,
      email: registration.email ?? '',
      phone: registration.phone ?? '',
      address: registration.address ?? '',
      dateOfBirth: registration.dateOfBirth ?? '',
      occupation: registration.occupation ?? '',
      comment: registration.comment ?? '',
      answer: foundation.name,
      receivedAt: registration.createdAt,
      recordUrl: `${siteUrl}/admin/collections/volunteer-registrations/${registration.id}`,
    }),
  )
}

function thanks(about: 'message' | 'registration', name: string, { locale, foundation }: Told): Letter {
  return acknowledged({ words: WORDS[locale], about, name, foundation: foundation.name, phones: foundation.phones })
}

/** A letter in the frame of all, as HTML and as text. */
export function framed({ locale, foundation, siteUrl }: Told, { subject, body }: Letter): WrittenLetter {
  const home = new URL(localized(locale, '/'), siteUrl).href
  const sender = { ...foundation, siteUrl: home }
  const html = toHtml(layout({ locale, subject, sender, siteLabel: WORDS[locale].site, body }))
  return { subject, html, text: textPart(html) }
}
