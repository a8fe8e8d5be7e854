import { APIError, type CollectionBeforeOperationHook, type CollectionConfig } from 'payload'
import { endKeysOfAccount } from '@/lib/accounts/keys/keys'
import { keyStrategy } from '@/lib/accounts/keys/strategy'
import { env } from '@/lib/env'
import { BOOTSTRAP } from '../access/bootstrap'
import { may, ROLES } from '../access/roles'
import { datedRole } from '../hooks/dated-role'
import { keepAnAdministrator, keepTheLastAdministrator } from '../hooks/last-administrator'
import { oneWriterPerRecord } from '../hooks/one-writer'

const MIN_PASSWORD = 12

/** Nobody from the network makes the first account, by whatever door. */
const refuseStrangers: CollectionBeforeOperationHook = ({ operation, req, context, args }) => {
  if (operation === 'create' && !req.user && !context[BOOTSTRAP])
    throw new APIError('Not allowed', 403, undefined, true)
  return args
}

const refuseShortPasswords: CollectionBeforeOperationHook = ({ operation, args }) => {
  const password = (args as { data?: { password?: unknown } }).data?.password
  const changes = operation === 'create' || operation === 'update' || operation === 'resetPassword'
  if (changes && typeof password === 'string' && password.length < MIN_PASSWORD) {
    throw new APIError(`Please choose a password of ${MIN_PASSWORD} characters or more.`, 422, undefined, true)
  }
  return args
}

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Account', plural: 'Accounts' },
  admin: {
    group: 'Settings',
    description: 'People who work on the site, and what each of them may do.',
    useAsTitle: 'email',
    defaultColumns: ['name', 'email', 'role'],
  },
  auth: {
    // Guesses are counted by our own sign-in, keys are our own too: see lib/accounts.
    useAPIKey: false,
    strategies: [keyStrategy],
    maxLoginAttempts: 0,
    tokenExpiration: 8 * 60 * 60,
    cookies: { secure: env().siteUrl.startsWith('https:'), sameSite: 'Lax' },
  },
  hooks: {
    beforeOperation: [refuseStrangers, refuseShortPasswords, oneWriterPerRecord],
    beforeChange: [keepAnAdministrator, datedRole],
    beforeDelete: [keepTheLastAdministrator, endKeysOfAccount],
  },
  fields: [
    { name: 'name', type: 'text', label: 'Name', required: true },
    {
      name: 'role',
      type: 'select',
      label: 'Role',
      required: true,
      saveToJWT: true,
      options: ROLES.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
      access: { update: may('accounts', 'update') },
      admin: {
        description:
          'Administrator: everything. Editor: content and pictures. Treasurer: campaigns and accounts for giving. Coordinator: the inbox.',
      },
    },
    {
      name: 'suspended',
      type: 'checkbox',
      label: 'Suspended',
      defaultValue: false,
      access: { update: may('accounts', 'update') },
      admin: { description: 'Whoever is suspended is signed out at once and cannot sign in, nor can their programs.' },
    },
    // Both are written by the site itself.
    ...(['roleSince', 'secondFactorSince'] as const).map((name) => ({
      name,
      type: 'date' as const,
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
    })),
  ],
}
