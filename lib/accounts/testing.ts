/** Members of staff for tests that call functions rather than the site. */
import type { TypedUser } from 'payload'
import type { Role } from '@/lib/cms/access/roles'

/** Somebody of a role who has all that the role asks for. */
export const staffMember = (role: Role, more: Partial<Pick<TypedUser, 'id' | 'name'>> = {}): TypedUser => ({
  id: 999,
  collection: 'users',
  name: role,
  email: `${role}@example.org`,
  secondFactorSince: '2026-01-01T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  role,
  ...more,
})
