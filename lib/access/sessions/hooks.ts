/** Hooks of accounts that end sessions, and limit their refresh. */
import type { CollectionAfterChangeHook, CollectionAfterLogoutHook, CollectionBeforeOperationHook } from 'payload'
import { recordAction } from '@/lib/access/audit/record'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { lockRecord } from '@/lib/platform/database/record-lock'
import { currentSessionId } from './current-session'
import { canRefresh } from './lifetime'
import { endSessions, sessionStartedAt } from './store'

const timeOf = (date: unknown) => (date ? new Date(String(date)).getTime() : null)

/** Ends an account's sessions when its role or second factor changes, or when it is suspended. */
export const endSessionsOnChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return doc
  const { id, role, suspended, secondFactorSince } = doc as typeof previousDoc
  const otherRights = role !== previousDoc.role || (suspended === true && !previousDoc.suspended)
  const otherFactor = timeOf(secondFactorSince) !== timeOf(previousDoc.secondFactorSince)
  if (!otherRights && !otherFactor) return doc
  // The session that has just set up the second factor goes on.
  const own = req.user?.id === id && !otherRights
  await endSessions(req, Number(id), { except: own ? currentSessionId(req) : undefined })
  return doc
}

/** Locks the account until the sign-out's transaction ends: Payload writes the whole account back as it read it. */
export const lockAccountOnSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  if (!req.user) return
  await lockRecord(req, 'users', Number(req.user.id))
  await recordAction(req, { act: 'sign-out' })
}

const sessionOver = () => publicError(say('account.sessions.over'), 401)

/** Refuses to refresh a session that has ended meanwhile, or beyond its absolute lifetime. */
export const limitSessionRefresh: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'refresh') return args
  const session = currentSessionId(req)
  if (!req.user || !session) throw sessionOver()
  await lockRecord(req, 'users', Number(req.user.id))
  const since = await sessionStartedAt(req, Number(req.user.id), session)
  if (!since || !canRefresh(since)) throw sessionOver()
  return args
}
