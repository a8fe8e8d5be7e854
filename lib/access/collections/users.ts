import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { changeOwnPassword } from '@/lib/access/change-password'
import { refuseOtherDoors } from '@/lib/access/closed-doors'
import { endKeysOfAccount } from '@/lib/access/keys/keys'
import { keyStrategy } from '@/lib/access/keys/strategy'
import { personsName, refuseOwnName } from '@/lib/access/own-name'
import { checkPasswords, recordPasswords } from '@/lib/access/passwords/hooks'
import { secondFactorEndpoints } from '@/lib/access/second-factor/endpoints'
import { forgetSecondFactor } from '@/lib/access/second-factor/forget'
import { accountEndpoints } from '@/lib/access/sessions/endpoints'
import { endOldSessions, lockWhoSignsOut, prolongOnlyForAWhile } from '@/lib/access/sessions/hooks'
import { IDLE_SECONDS } from '@/lib/access/sessions/lifetime'
import { signInEndpoint } from '@/lib/access/sign-in/endpoint'
import { publicError } from '@/lib/platform/calls/public-error'
import { env } from '@/lib/platform/env/env'
import { lockCollectionOnWrite } from '@/lib/platform/payload/lock-on-write'
import { datedRole } from '../hooks/dated-role'
import { keepAnAdministrator, keepTheLastAdministrator } from '../hooks/last-administrator'
import { BOOTSTRAP } from '../rights/bootstrap'
import { may } from '../rights/gate'
import { ROLES } from '../rights/roles'

/** Nobody from the network makes the first account, by whatever door. */
const refuseStrangers: CollectionBeforeOperationHook = ({ operation, req, context, args }) => {
  if (operation === 'create' && !req.user && !context[BOOTSTRAP]) throw publicError('Not allowed', 403)
  return args
}

/** One by one: each change of an account is weighed for itself, and the last administrator counts on that. */
const refuseDeletingMany: CollectionBeforeOperationHook = ({ operation, args }) => {
  const many = operation === 'delete' && (args as { id?: unknown }).id === undefined
  if (many) throw publicError('Please delete accounts one by one.', 422)
  return args
}

/** Accounts of the people who work on the site: name, role, password and sessions. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Account', plural: 'Accounts' },
  admin: {
    group: 'Settings',
    description: 'People who work on the site, and what each of them may do.',
    useAsTitle: 'email',
    defaultColumns: ['name', 'email', 'role', 'signingIn'],
    listSearchableFields: ['name', 'email'],
    // What stands there is for those who write programs.
    hideAPIURL: true,
  },
  auth: {
    // Guesses are counted by our own sign-in, keys are our own too: see lib/access.
    useAPIKey: false,
    strategies: [keyStrategy],
    maxLoginAttempts: 0,
    tokenExpiration: IDLE_SECONDS,
    // Else a script of the page could read what the cookie hides from it.
    removeTokenFromResponses: true,
    // Not Strict: links in our mails lead into the admin, and would ask those who are signed in to sign in again.
    cookies: { secure: env().siteUrl.startsWith('https:'), sameSite: 'Lax' },
  },
  endpoints: [signInEndpoint, changeOwnPassword, ...accountEndpoints, ...secondFactorEndpoints],
  disableBulkEdit: true,
  hooks: {
    beforeOperation: [
      ...[refuseOtherDoors, refuseStrangers, refuseDeletingMany, lockCollectionOnWrite],
      ...[refuseOwnName, checkPasswords, prolongOnlyForAWhile],
    ],
    beforeChange: [keepAnAdministrator, datedRole, recordPasswords],
    afterChange: [endOldSessions],
    afterLogout: [lockWhoSignsOut],
    beforeDelete: [keepTheLastAdministrator, endKeysOfAccount],
    afterDelete: [forgetSecondFactor],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: 'Name',
      required: true,
      validate: personsName,
      access: { update: may('accounts', 'update') },
      admin: { description: 'Receipts, the ledger and the history name who wrote them. Administrators change it.' },
    },
    // Payload's own; whoever may not change it sees it as it is.
    { name: 'email', type: 'email', required: true, access: { update: may('accounts', 'update') } },
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
    {
      name: 'signingIn',
      type: 'ui',
      label: 'Signs in with',
      admin: {
        components: {
          Field: '/components/admin/accounts/account-panel#AccountPanel',
          Cell: '/components/admin/accounts/standing-cell#StandingCell',
        },
      },
    },
    {
      name: 'authenticatorApp',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/components/admin/second-factor/second-factor-panel#SecondFactorPanel' },
      },
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
