import type { PayloadRequest } from 'payload'

/** Id of the session that a request came with; undefined for a key, or for nobody. */
export function currentSessionId(req: PayloadRequest): string | undefined {
  return (req.user as { _sid?: string } | null)?._sid
}
