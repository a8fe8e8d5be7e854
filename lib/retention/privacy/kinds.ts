import type { PersonalData } from '@/lib/access/personal-data'
import { messageData } from '@/lib/community/messages/personal-data'
import { registrationData } from '@/lib/community/volunteers/personal-data'
import { bankLineData, pledgeData } from '@/lib/giving/personal-data'
import { mailData } from '@/lib/outbox/personal-data'

const DATA = {
  messages: messageData,
  registrations: registrationData,
  pledges: pledgeData,
  transactions: bankLineData,
  mails: mailData,
}

export type HeldKind = keyof typeof DATA

/** All that may be held about a person: what goes with records of another kind comes after them. */
export const PERSONAL_DATA: Readonly<Record<HeldKind, PersonalData>> = DATA

export const HELD_KINDS = Object.keys(DATA) as HeldKind[]

/** Something for each kind. */
export const byKind = <T>(of: (kind: HeldKind) => T) =>
  Object.fromEntries(HELD_KINDS.map((kind) => [kind, of(kind)])) as Record<HeldKind, T>
