/** What holds for each password that is set: hooks of the collection of accounts. */
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { recordAct } from '@/lib/access/audit/record'
import { BOOTSTRAP } from '@/lib/access/rights/bootstrap'
import { publicError } from '@/lib/platform/calls/public-error'
import { normalizedPassword } from './normalized'
import { lengthProblem, type Owner, passwordProblem } from './rules'

/** Set in the context of a change whose present password was asked for. */
export const ASKED = 'asked for the present password'

interface Writing {
  id?: unknown
  data?: Owner & { password?: unknown }
}

/** Which passwords are taken, and from whom. */
export const checkPasswords: CollectionBeforeOperationHook = async ({ operation, args, req, context }) => {
  const { id, data } = args as Writing
  const password = data?.password
  // Payload takes an empty one for none.
  if ((operation !== 'create' && operation !== 'update') || !data || !password) return args
  if (typeof password !== 'string') throw publicError('A password is a text.', 422)
  const mine = operation === 'update' && req.user?.collection === 'users' && String(req.user.id) === String(id)
  if (mine && !context[ASKED]) {
    throw publicError(
      'Please change your own password under your account, where you are asked for the present one.',
      403,
    )
  }
  // The one in the environment is looked at where the site starts: it must start with whatever was good enough before.
  const problem = context[BOOTSTRAP]
    ? lengthProblem(password)
    : await passwordProblem(password, await ownerOf(req, operation === 'update' ? Number(id) : null, data))
  if (problem) throw publicError(problem, 422)
  return { ...args, data: { ...data, password: normalizedPassword(password) } }
}

/** Name and address as they will be. */
async function ownerOf(req: PayloadRequest, id: number | null, { name, email }: Owner): Promise<Owner> {
  const stored = id
    ? await req.payload.db.findOne<Owner & { id: number }>({ collection: 'users', where: { id: { equals: id } }, req })
    : null
  return { name: name ?? stored?.name ?? null, email: email ?? stored?.email ?? null }
}

/** Who set whose password, and when. */
export const recordPasswords: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'update' && data.password) {
    await recordAct(req, { act: 'password', subject: 'users', record: originalDoc?.id })
  }
  return data
}
