/** What travels with a form beside its own fields. The names are part of the call, so browser and server share them. */

/** A field that people never see. What stands in it was written by a machine. */
export const HONEYPOT = 'website'

/** When the form was handed out, signed by the server; fresh from `GET /api/v1/forms/stamp`, `{ data: { stamp } }`. */
export const STAMP = 'stamp'

/**
 * A solved proof of work: the text of `JSON.stringify({ challenge, solution })`, both as altcha-lib makes them. It is
 * asked for by a 428 with `{ error: { code: 'proof_wanted', challenge } }`.
 */
export const PROOF = 'proof'

/**
 * In a form that came back to somebody without script: what the header Idempotency-Key is to programs. Nobody else was
 * given the same, so that two people's forms are never taken for one.
 */
export const PAGE_KEY = 'key'

export const EXTRAS = [HONEYPOT, STAMP, PROOF, PAGE_KEY] as const

export type Extra = (typeof EXTRAS)[number]

/** The code of the answer that asks for a proof. */
export const PROOF_WANTED = 'proof_wanted'

/** A request that carries `x-proof: able` comes from a page that can solve a challenge. */
export const PROOF_HEADER = 'x-proof'
export const PROOF_ABLE = 'able'
