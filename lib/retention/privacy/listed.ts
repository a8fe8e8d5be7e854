/** What was found about a person, as the admin's screen lists it. */
import type { Listed, Person } from '@/lib/access/personal-data'
import { dialable } from '@/lib/intake/schema/phone'
import { HELD_KINDS, type HeldKind, PERSONAL_DATA } from './kinds'
import type { Held } from './person'

export interface ListedRecord extends Record<keyof Listed, string> {
  kind: HeldKind
  id: number
  at: string
  /** Whether it is the person's beyond a shared phone. All else is chosen by hand. */
  fits: boolean
}

/** Lists what was found; of transactions and mails those whose record is not among it. */
export function listHeld(person: Person, held: Held): ListedRecord[] {
  return HELD_KINDS.flatMap((kind) =>
    held[kind].map((record) => {
      const { title, name, email, phone } = PERSONAL_DATA[kind].list(record)
      return {
        kind,
        id: record.id,
        title,
        name: name ?? '',
        email: email ?? '',
        phone: phone ?? '',
        at: record.createdAt,
        fits: fits(person, { email, phone }),
      }
    }),
  )
}

/** A family may share a phone: the e-mail must be the same, and the phone, where both say one. */
function fits(person: Person, { email, phone }: Pick<Listed, 'email' | 'phone'>): boolean {
  if (!person.email || email?.toLowerCase() !== person.email.toLowerCase()) return false
  return !person.phone || !phone || dialable(phone) === dialable(person.phone)
}
