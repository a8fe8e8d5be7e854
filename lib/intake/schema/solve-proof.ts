/** Solves a proof-of-work challenge in the browser. Loaded only when the server asks for one, which is seldom. */
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

export type { Challenge }

const TIMEOUT_MS = 60_000

/**
 * @returns the proof as the call takes it (`PROOF` of lib/shared/forms/extras.ts)
 * @throws where the work cannot be done, or takes too long
 */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS })
  if (!solution) throw new Error('the challenge was not solved in time')
  return JSON.stringify({ challenge, solution })
}
