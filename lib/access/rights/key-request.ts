/** Request for a new API key, validated as far as that needs no database. */
import { z } from 'zod'
import { cleanLine, isVisible } from '@/lib/shared/format/clean-text'
import { KEY_AREAS, type KeyArea } from './key-areas'

/** Longest lifetime of a key: who still needs it then creates another, and forgotten ones expire. */
export const MAX_DAYS = 365
export const DEFAULT_DAYS = 90
export const MAX_NAME_LENGTH = 100

export interface KeyRequest {
  /** What it is for. */
  name: string
  /** Id of the account in whose name it works. */
  account: number
  areas: KeyArea[]
  mayWrite: boolean
  days: number
}

const area = z.enum(KEY_AREAS as [KeyArea, ...KeyArea[]])

const NAME = `Please say in ${MAX_NAME_LENGTH} characters or less what the key is for, such as “Newsletter”.`
const DAYS = `Please give a whole number of days from 1 to ${MAX_DAYS}.`

const schema = z.object({
  name: z
    .string(NAME)
    .transform((text) => cleanLine(text).replace(/\s+/g, ' '))
    .pipe(z.string().max(MAX_NAME_LENGTH, NAME).refine(isVisible, NAME)),
  account: z.int('Please choose an account.').positive('Please choose an account.'),
  areas: z
    .array(area, 'Please choose areas of those that are offered.')
    .min(1, 'Please choose at least one area.')
    .transform((areas) => [...new Set(areas)]),
  mayWrite: z.boolean('Please choose whether the key may write.').default(false),
  days: z.int(DAYS).min(1, DAYS).max(MAX_DAYS, DAYS).default(DEFAULT_DAYS),
})

export type KeyProblems = Partial<Record<keyof KeyRequest, string>>

/** Validates a request. @returns the request, or a sentence for each invalid field */
export function parseKeyRequest(body: object): { asked: KeyRequest } | { problems: KeyProblems } {
  const read = schema.safeParse(body)
  if (read.success) return { asked: read.data }
  const problems: KeyProblems = {}
  for (const { path, message } of read.error.issues) {
    const field = path[0] as keyof KeyRequest
    problems[field] ??= path.length > 1 ? 'Please choose areas of those that are offered.' : message
  }
  return { problems }
}
