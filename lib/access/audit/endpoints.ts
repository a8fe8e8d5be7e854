/** Calls of the history's screen, below /api/audit-entries. */
import type { Endpoint } from 'payload'
import { allowed } from '@/lib/access/rights/gate'
import { csvResponse } from '@/lib/platform/calls/csv'
import { errorResponse } from '@/lib/platform/calls/json-response'
import { exportHistory } from './export'
import { readHistoryFilter } from './filter'
import { recordAct } from './record'

export const auditEndpoints: Endpoint[] = [
  {
    // GET /export?…: the list that the same parameters show, as a table.
    path: '/export',
    method: 'get',
    handler: async (req) => {
      if (!allowed(req.user, 'audit', 'read')) return errorResponse(403)
      await recordAct(req, { act: 'export', subject: 'audit-entries' })
      const filter = readHistoryFilter(Object.fromEntries(req.searchParams))
      return csvResponse('history', exportHistory(req.payload, filter))
    },
  },
]
