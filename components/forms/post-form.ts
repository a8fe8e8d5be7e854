import type { Challenge } from '@/lib/intake/schema/solve-proof'
import { PROOF, PROOF_ABLE, PROOF_HEADER, PROOF_WANTED } from '@/lib/shared/forms/extras'
import type { FieldErrors } from './check'

export interface PostAnswer {
  status: number
  /** The answer's JSON; {} where there was none. */
  body: {
    data?: Record<string, unknown>
    error?: { code?: string; message?: string; fields?: FieldErrors; challenge?: Challenge }
  }
}

const MOST_PROOFS = 2
const PATIENCE_MS = 30_000

/**
 * Posts a form's record as JSON. Where the server asks for a proof of work, it is done, and the same record sent again.
 * @param key the same for every try of one record
 * @throws where no answer came
 */
export async function postForm(address: string, record: object, key: string): Promise<PostAnswer> {
  let answer = await post(address, record, key)
  for (let proofs = 0; proofs < MOST_PROOFS; proofs += 1) {
    const { code, challenge } = answer.body.error ?? {}
    if (answer.status !== 428 || code !== PROOF_WANTED || !challenge) break
    const { solve } = await import('@/lib/intake/schema/solve-proof')
    answer = await post(address, { ...record, [PROOF]: await solve(challenge) }, key)
  }
  return answer
}

async function post(address: string, record: object, key: string): Promise<PostAnswer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      ...(canProve() ? { [PROOF_HEADER]: PROOF_ABLE } : {}),
    },
    body: JSON.stringify(record),
    // A server that hangs is told like one that is gone; the key makes another try safe.
    signal: AbortSignal.timeout?.(PATIENCE_MS),
  })
  const body: unknown = await response.json().catch(() => null)
  return { status: response.status, body: typeof body === 'object' && body !== null ? body : {} }
}

/** Browsers compute hashes in secure contexts only. */
const canProve = (): boolean => Boolean(globalThis.crypto?.subtle)
