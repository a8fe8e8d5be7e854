/** What each form holds, for the browser and the server alike. Field names are the calls' own (spec 1, section 7). */
import * as z from 'zod/mini'
import { birthday, line, longText, neededEmail, neededLine, neededLongText, type ProblemKey, phone } from './fields'

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
} as const

export type FormKind = keyof typeof LENGTHS

const { message, registration } = LENGTHS

const SCHEMAS = {
  message: z.object({
    mailerName: neededLine(message.mailerName, 'name'),
    mailAddress: neededEmail(message.mailAddress),
    senderPhone: phone(message.senderPhone),
    mailerSubject: line(message.mailerSubject),
    mailerMessage: neededLongText(message.mailerMessage, 'message'),
  }),
  registration: z.object({
    name: neededLine(registration.name, 'name'),
    email: neededEmail(registration.email),
    phone: phone(registration.phone),
    dateOfBirth: birthday(),
    address: line(registration.address),
    occupation: line(registration.occupation),
    comment: longText(registration.comment),
  }),
} satisfies { [K in FormKind]: z.ZodMiniObject<Record<keyof (typeof LENGTHS)[K], z.ZodMiniType<string>>> }

/** A form's fields as they are stored: clean text, '' where nothing was given. */
export type FormValues = { [K in FormKind]: Record<keyof (typeof LENGTHS)[K], string> }

/** The names of a form's own fields, in the order in which they stand on the page. */
export const FIELDS = {
  message: Object.keys(LENGTHS.message),
  registration: Object.keys(LENGTHS.registration),
} as { [K in FormKind]: (keyof FormValues[K] & string)[] }

/** Field name → what is wrong with it; only fields that do not hold. */
export type Problems = Record<string, ProblemKey>

export type Reading<K extends FormKind> =
  | { values: FormValues[K]; problems?: undefined }
  | { problems: Problems; values?: undefined }

/**
 * Reads a form as it was typed or posted. Fields of other names are left out.
 * @param typed field name → anything at all
 * @returns the clean values, or every field that does not hold, in the form's order
 */
export function readForm<K extends FormKind>(kind: K, typed: Record<string, unknown>): Reading<K> {
  const own = FIELDS[kind].map((name) => [name, Object.hasOwn(typed, name) ? typed[name] : undefined])
  const read = SCHEMAS[kind].safeParse(Object.fromEntries(own))
  if (read.success) return { values: read.data as FormValues[K] }
  const problems = read.error.issues.map(({ path, message }) => [String(path[0]), message as ProblemKey])
  return { problems: Object.fromEntries(problems) }
}
