import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import type { Locale } from '@/lib/shared/addresses/localized'

export type Person = NonNullable<PayloadRequest['user']>

/** Work in one transaction. */
export async function inTransaction<T>(
  payload: Payload,
  user: Person,
  locale: Locale,
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const req = await createLocalReq({ user, locale }, payload)
  return withTransaction(req, () => work(req))
}

/** Options of a write in a person's name: what they may not do, the CMS refuses. */
export const asUser = (req: PayloadRequest) => ({ req, user: req.user, overrideAccess: false, depth: 0 }) as const
