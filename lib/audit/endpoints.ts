/** Calls of the history's screen, below /api/audit-entries. */
import type { Endpoint } from 'payload'
import { refuse } from '@/lib/calls/answer'
import { allowed } from '@/lib/cms/access/roles'
import { csvAnswer } from '@/lib/format/csv'
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
