/** Calls of the bin, below /api/bin. Which kinds somebody may touch, each asks (list-bin.ts). */
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { recordStaffAction } from '@/lib/access/audit/record'
import { jsonEndpoint } from '@/lib/platform/calls/json-endpoint'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { lockRecord } from '@/lib/platform/database/record-lock'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { LARGEST_ID } from '@/lib/shared/addresses/localized'
import { BIN } from './bin/bin-entries'
import { binEntry, bringBack, removeEntry } from './bin/bring-back'
import { mayBringBack } from './list-bin'

const entry = z.object({ id: z.int().positive().max(LARGEST_ID) })

export const binEndpoints: Endpoint[] = [
  jsonEndpoint('/bin/bring-back', entry, (req, { id }) => bringBack(req, id, (kind) => mayBringBack(req.user, kind))),
  jsonEndpoint('/bin/delete', entry, (req, { id }) =>
    withTransaction(req, async () => {
      await lockRecord(req, BIN, id)
      const kept = await binEntry(req, id)
      if (!mayBringBack(req.user, kept.kind)) throw publicError(say('bin.notYours'), 403)
      await removeEntry(req, kept)
      await recordStaffAction(req, { act: 'erase', subject: kept.kind, record: kept.recordId })
      return {}
    }),
  ),
]
