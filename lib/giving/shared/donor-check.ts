/** Validates a donor's data that staff enter or correct, field by field. */
import { z } from 'zod'
import { isEmail } from '@/lib/intake/schema/email'
import { isPhone } from '@/lib/intake/schema/phone'
import { PLEDGE_LENGTHS } from '@/lib/intake/schema/pledge'
import { cleanLine, isVisible, lengthOf } from '@/lib/shared/format/clean-text'
import type { FieldProblems } from '@/lib/shared/forms/field-problems'
import type { Words } from '@/lib/shared/i18n/admin/translate'

/** What staff may write about a donor → what the stored history calls it. */
export const DONOR_FIELDS = {
  firstName: 'first name',
  lastName: 'last name',
  email: 'e-mail',
  phone: 'phone',
  address: 'address',
} as const

export type DonorField = keyof typeof DONOR_FIELDS
export type Donor = Record<DonorField, string>

export const DONOR_FIELD_NAMES = Object.keys(DONOR_FIELDS) as DonorField[]

/** Far above every limit: too long a text is a problem of its field, not a malformed request. */
const line = z.string().max(10_000).transform(cleanLine)

export const donorShape = { firstName: line, lastName: line, email: line, phone: line, address: line }

/** What is wrong with a donor's data, by the donate form's limits; nothing where all is well. */
export function donorProblems(donor: Donor, anonymous: boolean, words: Words<'pledges'>): FieldProblems {
  const problems: FieldProblems = {}
  for (const field of DONOR_FIELD_NAMES) {
    const most = PLEDGE_LENGTHS[field]
    if (lengthOf(donor[field]) > most) problems[field] = words('donor.problems.tooLong', { most })
    else if (isWrong(field, donor, anonymous)) problems[field] = words(`donor.problems.${PROBLEMS[field]}`)
  }
  return problems
}

type Judged = Extract<DonorField, 'firstName' | 'email' | 'phone'>

const PROBLEMS = { firstName: 'name', email: 'email', phone: 'phone' } as const satisfies Record<Judged, string>

function isWrong(field: DonorField, donor: Donor, anonymous: boolean): field is Judged {
  const { firstName, lastName, email, phone } = donor
  if (field === 'firstName') return !anonymous && !isVisible(firstName + lastName)
  if (field === 'email') return email !== '' && !isEmail(email)
  return field === 'phone' && phone !== '' && !isPhone(phone)
}
