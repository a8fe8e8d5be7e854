import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { BOOTSTRAP } from './rights/bootstrap'

const DEFAULT_EMAIL = 'admin@localhost.test'

/**
 * Creates the first administrator when there is none; an account of that address becomes one.
 * @returns the address, and the password when it was generated: it is shown once and stored nowhere; null when there is
 *   an administrator already
 */
export async function createFirstAdministrator(
  payload: Payload,
  given: { email: string | null; password: string | null },
): Promise<{ email: string; generatedPassword: string | null } | null> {
  const where = { role: { equals: 'administrator' }, suspended: { not_equals: true } }
  const { totalDocs } = await payload.count({ collection: 'users', where })
  if (totalDocs > 0) return null
  const email = given.email ?? DEFAULT_EMAIL
  const generatedPassword = given.password ? null : randomBytes(12).toString('base64url')
  const password = given.password ?? generatedPassword ?? ''
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, limit: 1, depth: 0 })
  const known = docs[0]
  const context = { [BOOTSTRAP]: true }
  if (known) {
    const data = { role: 'administrator', suspended: false, password } as const
    await payload.update({ collection: 'users', id: known.id, data, context })
  } else {
    await payload.create({
      collection: 'users',
      data: { name: 'Administrator', email, password, role: 'administrator' },
      context,
    })
  }
  return { email, generatedPassword }
}
