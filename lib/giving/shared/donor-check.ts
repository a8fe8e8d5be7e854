/** Validates a donor's data that staff enter or correct, field by field. */
import { z } from 'zod'
import { isEmail } from '@/lib/intake/schema/email'
import { isPhone } from '@/lib/intake/schema/phone'
import { PLEDGE_LENGTHS } from '@/lib/intake/schema/pledge'
import { cleanLine, isVisible, lengthOf } from '@/lib/shared/format/clean-text'
import type { FieldProblems } from '@/lib/shared/forms/field-problems'

/** What staff may write about a donor → what the history calls it. */
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
export function donorProblems(donor: Donor, anonymous: boolean): FieldProblems {
  const problems = DONOR_FIELD_NAMES.map((field) => [field, tooLong(field, donor) || WRONG[field]?.(donor, anonymous)])
  return Object.fromEntries(problems.filter(([, problem]) => problem))
}

function tooLong(field: DonorField, donor: Donor): string {
  const most = PLEDGE_LENGTHS[field]
  return lengthOf(donor[field]) > most ? `Please write ${most} characters at the most.` : ''
}

const WRONG: Partial<Record<DonorField, (donor: Donor, anonymous: boolean) => string | false>> = {
  firstName: ({ firstName, lastName }, anonymous) =>
    !anonymous && !isVisible(firstName + lastName) && 'A donor who may be named needs a name.',
  email: ({ email }) => email !== '' && !isEmail(email) && 'This is no e-mail address.',
  phone: ({ phone }) =>
    phone !== '' && !isPhone(phone) && 'This is no phone number. Abroad it begins with + and the country’s code.',
}
