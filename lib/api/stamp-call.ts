import { API_CALLS } from '@/lib/access/rights/matrix'
import { newTimestamp } from '@/lib/intake/form-timestamp'
import type { OpenCall } from './call'

/** For forms on pages that are kept and shared: their own stamp is up to ten minutes old. */
export const stampCall: OpenCall = {
  method: 'GET',
  path: ['forms', 'stamp'],
  needs: API_CALLS['GET forms/stamp'],
  summary: 'The signed time at which a form is opened',
  run: async () => Response.json({ data: { stamp: newTimestamp() } }, { headers: { 'cache-control': 'no-store' } }),
}
