import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { Locale } from '@/lib/addresses'
import { inOneTransaction } from '@/lib/database/one-transaction'
import { removeFiles, type WrittenFiles } from './pictures'

export type Person = NonNullable<PayloadRequest['user']>

/** Work in one transaction; files written for it go when it fails. */
export async function inTransaction<T>(
  payload: Payload,
  user: Person,
  locale: Locale,
  work: (req: PayloadRequest, written: WrittenFiles) => Promise<T>,
): Promise<T> {
  const req = await createLocalReq({ user, locale }, payload)
  const written: WrittenFiles = []
  try {
    return await inOneTransaction(req, () => work(req, written))
  } catch (error) {
    await removeFiles(written)
    throw error
  }
}

/** Options of a write in a person's name: what they may not do, the CMS refuses. */
export const asPerson = (req: PayloadRequest) => ({ req, user: req.user, overrideAccess: false, depth: 0 }) as const
