/** Password rules: length, and not guessable. */
import { say } from '@/lib/platform/calls/say'
import { env } from '@/lib/platform/env/env'
import { isGuessable } from './guessable'

const MIN_PASSWORD = 12
/** A longer one is no safer, and only costs time. */
export const MAX_PASSWORD = 256

/** Whose password it is to be. */
export interface Owner {
  name?: string | null
  email?: string | null
  /** What the foundation is called, in each language. */
  foundation?: readonly string[]
}

/** Characters as people count them: a sign outside of the first plane is one (NIST SP 800-63B-4, 3.1.1.2). */
const lengthOf = (text: string) => [...text].length

/** What is wrong with its length, as a sentence; null where nothing is. */
export function lengthProblem(password: string): string | null {
  const length = lengthOf(password)
  if (length < MIN_PASSWORD) return say('account.password.short', { least: MIN_PASSWORD })
  if (length > MAX_PASSWORD) return say('account.password.long', { most: MAX_PASSWORD })
  return null
}

/** What is wrong with a password, as a sentence that says what to do instead; null where nothing is. */
export async function passwordProblem(password: string, owner: Owner): Promise<string | null> {
  const length = lengthProblem(password)
  if (length) return length
  if (await isGuessable(password)) return say('account.password.guessable')
  const known = knownWords(owner)
  const isKnown = isMadeOf(password, known) || (await isGuessable(password, known))
  return isKnown ? say('account.password.known') : null
}

/** Letters and digits that must be left without words that others know. */
const OWN_CHARACTERS = 8

/** Whether a password is little more than words that others know. */
function isMadeOf(password: string, known: readonly string[]): boolean {
  const text = password.toLowerCase()
  const rest = known.reduce((left, word) => left.replaceAll(word.toLowerCase(), ' '), text)
  return rest !== text && lengthOf(rest.replace(/[^\p{L}\p{M}\p{N}]/gu, '')) < OWN_CHARACTERS
}

/** What an attacker would try first, the longest ahead. */
function knownWords({ name, email, foundation = [] }: Owner): string[] {
  const [mailbox = '', domain = ''] = (email ?? '').split('@')
  const whole = [name ?? '', email ?? '', mailbox, domain, ...foundation, new URL(env().siteUrl).hostname]
  const parts = whole.flatMap((each) => each.split(/[^\p{L}\p{M}\p{N}]+/u))
  // A word of one or two letters stands in every password.
  return [...new Set([...whole, ...parts].filter((word) => lengthOf(word) > 2))].sort(
    (one, other) => other.length - one.length,
  )
}
