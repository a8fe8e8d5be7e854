/** Does the work that the server asks of a browser. Fetched when it is asked for, which is seldom. */
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

export type { Challenge }

const PATIENCE_MS = 60_000

/**
 * @returns the proof as the call takes it (`PROOF` of lib/shared/forms/extras.ts)
 * @throws where the work cannot be done, or takes too long
 */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: PATIENCE_MS })
  if (!solution) throw new Error('the challenge was not solved in time')
  return JSON.stringify({ challenge, solution })
}
