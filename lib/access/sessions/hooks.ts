/** What ends sessions: hooks of the collection of accounts. */
import type { CollectionAfterChangeHook, CollectionAfterLogoutHook, CollectionBeforeOperationHook } from 'payload'
import { recordAct } from '@/lib/access/audit/record'
import { publicError } from '@/lib/platform/calls/public-error'
import { lockRecord } from '@/lib/platform/database/record-lock'
import { mayGoOn } from './lifetime'
import { presentSession } from './present'
import { endSessions, sessionSince } from './rows'

const timeOf = (date: unknown) => (date ? new Date(String(date)).getTime() : null)

/** Another role, a suspension and another second factor sign an account out: what was let in before is asked again. */
export const endOldSessions: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return doc
  const { id, role, suspended, secondFactorSince } = doc as typeof previousDoc
  const otherRights = role !== previousDoc.role || (suspended === true && !previousDoc.suspended)
  const otherFactor = timeOf(secondFactorSince) !== timeOf(previousDoc.secondFactorSince)
  if (!otherRights && !otherFactor) return doc
  // Whoever has just set up the authenticator app on this device may stay.
  const own = req.user?.id === id && !otherRights
  await endSessions(req, Number(id), { except: own ? presentSession(req) : undefined })
  return doc
}

/** Payload writes the whole account as it read it: nobody else may change it from here to the end of the transaction. */
export const lockWhoSignsOut: CollectionAfterLogoutHook = async ({ req }) => {
  if (!req.user) return
  await lockRecord(req, 'users', Number(req.user.id))
  await recordAct(req, { act: 'sign-out' })
}

const AGAIN = 'Please sign in again.'

/** A session that has ended meanwhile is not prolonged, and none for ever. */
export const prolongOnlyForAWhile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'refresh') return args
  const session = presentSession(req)
  if (!req.user || !session) throw publicError(AGAIN, 401)
  await lockRecord(req, 'users', Number(req.user.id))
  const since = await sessionSince(req, Number(req.user.id), session)
  if (!since || !mayGoOn(since)) throw publicError(AGAIN, 401)
  return args
}
