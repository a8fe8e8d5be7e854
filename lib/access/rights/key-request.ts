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

/** What is wrong with a field: the name of a sentence (`keys.problems`). */
type KeyProblem = 'name' | 'account' | 'unknownArea' | 'noArea' | 'mayWrite' | 'days'

/** A problem as zod's message. */
const is = (problem: KeyProblem) => problem

const schema = z.object({
  name: z
    .string(is('name'))
    .transform((text) => cleanLine(text).replace(/\s+/g, ' '))
    .pipe(z.string().max(MAX_NAME_LENGTH, is('name')).refine(isVisible, is('name'))),
  account: z.int(is('account')).positive(is('account')),
  areas: z
    .array(area, is('unknownArea'))
    .min(1, is('noArea'))
    .transform((areas) => [...new Set(areas)]),
  mayWrite: z.boolean(is('mayWrite')).default(false),
  days: z.int(is('days')).min(1, is('days')).max(MAX_DAYS, is('days')).default(DEFAULT_DAYS),
})

export type KeyProblems = Partial<Record<keyof KeyRequest, KeyProblem>>

/** Validates a request. @returns the request, or what is wrong with each invalid field */
export function parseKeyRequest(body: object): { asked: KeyRequest } | { problems: KeyProblems } {
  const read = schema.safeParse(body)
  if (read.success) return { asked: read.data }
  const problems: KeyProblems = {}
  for (const { path, message } of read.error.issues) {
    const field = path[0] as keyof KeyRequest
    problems[field] ??= path.length > 1 ? 'unknownArea' : (message as KeyProblem)
  }
  return { problems }
}
