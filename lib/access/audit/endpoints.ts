/** Calls of the history's screen, below /api/audit-entries. */
import type { Endpoint } from 'payload'
import { allowed } from '@/lib/access/rights/gate'
import { refuse } from '@/lib/platform/calls/answer'
import { csvAnswer } from '@/lib/platform/calls/csv'
import { exportHistory } from './export'
import { readHistoryFilter } from './filter'
import { recordAct } from './record'

export const auditEndpoints: Endpoint[] = [
  {
    // GET /export?…: the list that the same parameters show, as a table.
    path: '/export',
    method: 'get',
    handler: async (req) => {
      if (!allowed(req.user, 'audit', 'read')) return refuse(403)
      await recordAct(req, { act: 'export', subject: 'audit-entries' })
      const filter = readHistoryFilter(Object.fromEntries(req.searchParams))
      return csvAnswer('history', exportHistory(req.payload, filter))
    },
  },
]
