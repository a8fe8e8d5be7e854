/** What is held about a person, as a text that they can read. */

import type { Payload } from 'payload'
import { MESSAGE_FOLDERS } from '@/lib/community/shared/message-folders'
import { STATUSES } from '@/lib/community/shared/volunteer-status'
import { type Titles, titlesOf } from '@/lib/community/volunteers/assignments'
import { MAIL_KINDS, MAIL_STATES } from '@/lib/outbox/kinds'
import type { Mail, Message, VolunteerRegistration } from '@/lib/platform/payload/payload-types'
import { languageName } from '@/lib/shared/format/language-name'
import { type Fact, moment } from './facts'
import type { Person } from './find'
import { factsOfGift, factsOfReceipt, factsOfTransaction } from './gift-facts'
import type { HeldWhole } from './person'

/** The records as one text: everything that they hold, with titles in place of Ids. Lines end as Windows has them. */
export async function reportOf(payload: Payload, person: Person, held: HeldWhole, now = new Date()): Promise<string> {
  const titles = await titlesOf(payload, held.registrations)
  const campaigns = await campaignsOf(payload, held)
  const known = [person.email, person.phone].filter(Boolean).join(', ')
  const parts = [
    [`What is held about ${known}`, `As of ${moment(now.toISOString())}, by the clock of Dhaka`].join('\n'),
    'Notes that staff wrote for themselves are in this file. Read them before you pass it on: they may speak of others.',
    ...held.messages.map((message) => section('MESSAGE', factsOfMessage(message))),
    ...held.registrations.map((volunteer) => section('REGISTRATION', factsOfVolunteer(volunteer, titles))),
    ...held.pledges.map((gift) => section('GIFT', factsOfGift(gift, held, campaigns))),
    ...held.receipts.map((receipt) => section('RECEIPT', factsOfReceipt(receipt))),
    ...held.transactions.map((transaction) => section('TRANSACTION', factsOfTransaction(transaction))),
    ...held.mails.map((mail) => section('MAIL OF THE SITE', factsOfMail(mail))),
  ]
  // The mark tells old programs that it is UTF-8.
  return `\uFEFF${parts.join('\n\n')}\n`.replace(/\r\n|\r|\n/g, '\r\n')
}

async function campaignsOf(payload: Payload, { pledges }: HeldWhole): Promise<Map<number, string>> {
  const ids = pledges.flatMap(({ campaign }) => (typeof campaign === 'number' ? [campaign] : []))
  if (ids.length === 0) return new Map()
  const where = { id: { in: [...new Set(ids)] } }
  const { docs } = await payload.find({ collection: 'campaigns', where, pagination: false, depth: 0 })
  return new Map(docs.map(({ id, title }) => [id, title ?? '']))
}

function section(title: string, facts: Fact[]): string {
  const lines = facts.flatMap(([label, value]) => (value ? [`${label}: ${value.replace(/\n/g, '\n  ')}`] : []))
  return [title, ...lines].join('\n')
}

const factsOfMessage = (message: Message): Fact[] => [
  ['Came', moment(message.createdAt)],
  ['Name', message.mailerName],
  ['E-mail', message.mailAddress],
  ['Phone', message.senderPhone],
  ['Subject', message.mailerSubject],
  ['Message', message.mailerMessage],
  ['Language of the site', languageName(message.locale)],
  ['Folder', MESSAGE_FOLDERS[message.folder]],
  ['Why it was suspected of being spam', message.suspicion],
  ['Read', moment(message.readAt)],
  ['Note of the staff', message.note],
]

const factsOfVolunteer = (volunteer: VolunteerRegistration, { projects, events }: Titles): Fact[] => [
  ['Came', moment(volunteer.createdAt)],
  ['Name', volunteer.name],
  ['E-mail', volunteer.email],
  ['Phone', volunteer.phone],
  ['Address', volunteer.address],
  ['Date of birth', volunteer.dateOfBirth],
  ['Occupation', volunteer.occupation],
  ['Comment', volunteer.comment],
  ['Language of the site', languageName(volunteer.locale)],
  ['Status', STATUSES[volunteer.status]],
  ['Project', projects.get(Number(volunteer.project))],
  ['Event', events.get(Number(volunteer.event))],
  ['Why it was suspected of being spam', volunteer.suspicion],
  ...(volunteer.notes ?? []).map(({ text, by, at }): Fact => [`Note of ${by || 'the staff'}, ${moment(at)}`, text]),
  ...(volunteer.history ?? []).map(({ at, by, change }): Fact => [`Changed by ${by}, ${moment(at)}`, change]),
]

const factsOfMail = (mail: Mail): Fact[] => [
  ['What', MAIL_KINDS[mail.kind]],
  ['To', mail.recipient],
  ['State', MAIL_STATES[mail.state]],
  ['Written', moment(mail.createdAt)],
  ['Sent', moment(mail.sentAt)],
]
