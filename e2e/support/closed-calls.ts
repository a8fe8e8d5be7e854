/** Calls of Payload's REST API that need a session, and credentials that give none. */
import { COLLECTIONS } from '@/lib/access/rights/matrix'
import type { Method } from './client'

export const CLOSED_CALLS: [Method, string][] = [
  ...Object.keys(COLLECTIONS).flatMap((name): [Method, string][] => [
    ['GET', `/api/${name}`],
    ['GET', `/api/${name}/1`],
    ['GET', `/api/${name}?trash=true&depth=3&draft=true`],
    ['GET', `/api/${name}/count`],
    ['GET', `/api/${name}/versions`],
    ['POST', `/api/${name}`],
    ['PATCH', `/api/${name}/1`],
    ['DELETE', `/api/${name}/1`],
  ]),
  ['GET', '/api/access'],
  ['GET', '/api/users/init'],
  ['POST', '/api/users/first-register'],
  ['POST', '/api/users/unlock'],
  ['POST', '/api/users/verify/x'],
  ['GET', '/api/globals/settings'],
  ['GET', '/api/globals/payment'],
  ['POST', '/api/globals/settings'],
  ['GET', '/api/payload-preferences'],
  ['GET', '/api/payload-locked-documents'],
  ['GET', '/api/payload-migrations'],
  ['GET', '/api/payload-jobs/run'],
  ['POST', '/api/mails/1/resend'],
  ['POST', '/api/mails/1/leave'],
  ['POST', '/api/reorder'],
  ['GET', '/api/media/file/clinic.webp'],
]

export const UNAUTHENTICATED: Record<string, Record<string, string>> = {
  nobody: {},
  'a bogus cookie': { cookie: 'payload-token=abc.def.ghi' },
  'a bogus token': { authorization: 'JWT abc.def.ghi' },
  'a bogus key': { authorization: 'users API-Key 00000000-0000-0000-0000-000000000000' },
}

/** The statuses with which a call without a session may be refused. */
export const REFUSAL_STATUSES = [401, 403, 404, 405]

/** Contents of records and accounts, which no refusal may contain. */
export const LEAKED = /"docs"|"title"|"email"|"canAccessAdmin"/
