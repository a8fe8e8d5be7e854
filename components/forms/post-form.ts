import type { Challenge } from '@/lib/intake/schema/solve-proof'
import { PROOF, PROOF_ABLE, PROOF_HEADER, PROOF_WANTED } from '@/lib/shared/forms/extras'
import type { FieldErrors } from './form-values'

export interface PostAnswer {
  status: number
  /** The answer's JSON; {} where there was none. */
  body: {
    data?: Record<string, unknown>
    error?: { code?: string; message?: string; fields?: FieldErrors; challenge?: Challenge }
  }
}

const MAX_PROOFS = 2
const TIMEOUT_MS = 30_000

/**
 * Posts a form's record as JSON. Where the server asks for a proof of work, solves it and posts the record again.
 * @param key idempotency key: the same for every attempt to send one record
 * @throws where no response came in time
 */
export async function postForm(address: string, record: object, key: string): Promise<PostAnswer> {
  let answer = await post(address, record, key)
  for (let proofs = 0; proofs < MAX_PROOFS; proofs += 1) {
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
    // A server that hangs counts as unreachable; the idempotency key makes a retry safe.
    signal: AbortSignal.timeout?.(TIMEOUT_MS),
  })
  const body: unknown = await response.json().catch(() => null)
  return { status: response.status, body: typeof body === 'object' && body !== null ? body : {} }
}

/** Browsers compute hashes in secure contexts only. */
const canProve = (): boolean => Boolean(globalThis.crypto?.subtle)
