/** Schemas of the forms, shared by browser and server. Field names are the API's own (spec 1, section 7). */
import * as z from 'zod/mini'
import { isVisible } from '@/lib/shared/format/clean-text'
import {
  birthday,
  line,
  longText,
  neededEmail,
  neededLine,
  neededLongText,
  optionalEmail,
  type ProblemKey,
  phone,
} from './fields'
import { PLEDGE_LENGTHS, PLEDGE_RULES, type PledgeEntry, type PledgeRules, pledgeSchema } from './pledge'

/** How many characters a field may hold, by form and name. A phone is asked for as a number, a birthday as a day. */
export const LENGTHS = {
  message: { mailerName: 120, mailAddress: 254, senderPhone: 40, mailerSubject: 200, mailerMessage: 5000 },
  registration: {
    name: 120,
    email: 254,
    phone: 40,
    dateOfBirth: 10,
    address: 300,
    occupation: 120,
    comment: 5000,
  },
  pledge: PLEDGE_LENGTHS,
} as const

export type FormKind = keyof typeof LENGTHS

type Typed = Record<string, unknown>

const { message, registration } = LENGTHS

/** A form's fields as they are stored: clean text, '' where nothing was given. */
export interface FormValues {
  message: Record<keyof typeof message, string>
  registration: Record<keyof typeof registration, string>
  pledge: PledgeEntry
}

const messageSchema = z.object({
  mailerName: neededLine(message.mailerName, 'name'),
  mailAddress: neededEmail(message.mailAddress),
  senderPhone: phone(message.senderPhone),
  mailerSubject: line(message.mailerSubject),
  mailerMessage: neededLongText(message.mailerMessage, 'message'),
})

/** Somebody who volunteers is reached by phone or by e-mail: either is enough. */
const registrationSchema = (typed: Typed) =>
  z.object({
    name: neededLine(registration.name, 'name'),
    email: isVisible(String(typed.phone ?? ''))
      ? optionalEmail(registration.email)
      : neededEmail(registration.email, 'reachable'),
    phone: phone(registration.phone),
    dateOfBirth: birthday(),
    address: line(registration.address),
    occupation: line(registration.occupation),
    comment: longText(registration.comment),
  })

const SCHEMAS: { [K in FormKind]: (typed: Typed, rules: PledgeRules) => z.ZodMiniType<FormValues[K]> } = {
  message: () => messageSchema,
  registration: registrationSchema,
  pledge: pledgeSchema,
}

/** The names of a form's own fields, in the order in which they stand on the page. */
export const FIELDS: { [K in FormKind]: (keyof FormValues[K] & string)[] } = {
  message: ['mailerName', 'mailAddress', 'senderPhone', 'mailerSubject', 'mailerMessage'],
  registration: ['name', 'email', 'phone', 'dateOfBirth', 'address', 'occupation', 'comment'],
  pledge: [
    'currency',
    'amount',
    'campaign',
    'project',
    'purpose',
    'anonymous',
    'firstName',
    'lastName',
    'email',
    'phone',
    'address',
    'country',
    'message',
    'paymentMethod',
    'transactionId',
    'senderNumber',
  ],
}

/** Field name → what is wrong with it; valid fields are left out. */
export type Problems = Record<string, ProblemKey>

export type Reading<K extends FormKind> =
  | { values: FormValues[K]; problems?: undefined }
  | { problems: Problems; values?: undefined }

/**
 * Validates a form as it was typed or posted. Fields of other names are left out.
 * @param typed field name → anything at all
 * @param rules what treasurers set otherwise
 * @returns the clean values, or the problems of all invalid fields, in the form's order
 */
export function readForm<K extends FormKind>(kind: K, typed: Typed, rules = PLEDGE_RULES): Reading<K> {
  const own = Object.fromEntries(
    FIELDS[kind].map((name) => [name, Object.hasOwn(typed, name) ? typed[name] : undefined]),
  )
  const read = SCHEMAS[kind](own, rules).safeParse(own)
  if (read.success) return { values: read.data }
  const found = new Map(read.error.issues.map(({ path, message }) => [String(path[0]), message as ProblemKey]))
  return { problems: Object.fromEntries(FIELDS[kind].flatMap((name) => inOrder(name, found.get(name)))) }
}

const inOrder = (name: string, problem: ProblemKey | undefined) => (problem ? [[name, problem] as const] : [])
