/** What somebody asks for who makes a key, checked as far as that needs no database. */
import { z } from 'zod'
import { cleanLine, isVisible } from '@/lib/shared/format/clean-text'
import { KEY_AREAS, type KeyArea } from './key-areas'

/** Longest life of a key: whoever still needs it then makes another, and the old one is found out. */
export const MOST_DAYS = 365
export const USUAL_DAYS = 90
export const LONGEST_NAME = 100

export interface AskedKey {
  /** What it is for. */
  name: string
  /** Id of the account in whose name it works. */
  account: number
  areas: KeyArea[]
  mayWrite: boolean
  days: number
}

const area = z.enum(KEY_AREAS as [KeyArea, ...KeyArea[]])

const NAME = `Please say in ${LONGEST_NAME} characters or less what the key is for, such as “Newsletter”.`
const DAYS = `Please give a whole number of days from 1 to ${MOST_DAYS}.`

const schema = z.object({
  name: z
    .string(NAME)
    .transform((text) => cleanLine(text).replace(/\s+/g, ' '))
    .pipe(z.string().max(LONGEST_NAME, NAME).refine(isVisible, NAME)),
  account: z.int('Please choose an account.').positive('Please choose an account.'),
  areas: z
    .array(area, 'Please choose areas of those that are offered.')
    .min(1, 'Please choose at least one area.')
    .transform((areas) => [...new Set(areas)]),
  mayWrite: z.boolean('Please choose whether the key may write.').default(false),
  days: z.int(DAYS).min(1, DAYS).max(MOST_DAYS, DAYS).default(USUAL_DAYS),
})

export type KeyProblems = Partial<Record<keyof AskedKey, string>>

/** Reads what was asked. @returns a sentence for each field that is wrong, or the key that is asked for */
export function readAskedKey(body: object): { asked: AskedKey } | { problems: KeyProblems } {
  const read = schema.safeParse(body)
  if (read.success) return { asked: read.data }
  const problems: KeyProblems = {}
  for (const { path, message } of read.error.issues) {
    const field = path[0] as keyof AskedKey
    problems[field] ??= path.length > 1 ? 'Please choose areas of those that are offered.' : message
  }
  return { problems }
}
