/** Hooks of accounts that check and record every change of a password. */
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { recordAction } from '@/lib/access/audit/record'
import { BOOTSTRAP } from '@/lib/access/rights/bootstrap'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { normalizedPassword } from './normalized'
import { lengthProblem, type Owner, passwordProblem } from './rules'

/** Set in the request's context once the current password was checked. */
export const CURRENT_PASSWORD_CHECKED = 'asked for the present password'

interface Writing {
  id?: unknown
  data?: Owner & { password?: unknown }
}

/** Refuses weak passwords, and a change of one's own without the current one; normalizes the rest. */
export const checkPasswords: CollectionBeforeOperationHook = async ({ operation, args, req, context }) => {
  const { id, data } = args as Writing
  const password = data?.password
  // Payload takes an empty one for none.
  if ((operation !== 'create' && operation !== 'update') || !data || !password) return args
  if (typeof password !== 'string') throw publicError(say('account.password.noText'), 422)
  const mine = operation === 'update' && req.user?.collection === 'users' && String(req.user.id) === String(id)
  if (mine && !context[CURRENT_PASSWORD_CHECKED]) {
    throw publicError(say('account.password.elsewhere'), 403)
  }
  // The environment's password is checked when the site starts, which must go on with one that was accepted before.
  const problem = context[BOOTSTRAP]
    ? lengthProblem(password)
    : await passwordProblem(password, await ownerOf(req, operation === 'update' ? Number(id) : null, data))
  if (problem) throw publicError(problem, 422)
  return { ...args, data: { ...data, password: normalizedPassword(password) } }
}

/** The account's name and e-mail as they will be. */
async function ownerOf(req: PayloadRequest, id: number | null, { name, email }: Owner): Promise<Owner> {
  const stored = id
    ? await req.payload.db.findOne<Owner & { id: number }>({ collection: 'users', where: { id: { equals: id } }, req })
    : null
  return { name: name ?? stored?.name ?? null, email: email ?? stored?.email ?? null, foundation: await namesOf(req) }
}

/** What the foundation is called, in every language. */
async function namesOf(req: PayloadRequest): Promise<string[]> {
  const { name } = await req.payload.findGlobal({
    slug: 'settings',
    depth: 0,
    locale: 'all',
    select: { name: true },
    overrideAccess: true,
    req,
  })
  return Object.values(name ?? {}).filter((each): each is string => typeof each === 'string')
}

/** Records changes of passwords in the audit log. */
export const recordPasswords: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'update' && data.password) {
    await recordAction(req, { act: 'password', subject: 'users', record: originalDoc?.id })
  }
  return data
}
