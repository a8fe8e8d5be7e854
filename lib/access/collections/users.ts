import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { languageEndpoint } from '@/lib/access/account-language'
import { refuseOwnNameChange, validateAccountName } from '@/lib/access/account-names'
import { changePasswordEndpoint } from '@/lib/access/change-password'
import { refusePayloadSignIn } from '@/lib/access/disabled-operations'
import { deleteKeysOfAccount } from '@/lib/access/keys/keys'
import { keyStrategy } from '@/lib/access/keys/strategy'
import { checkPasswords, recordPasswords } from '@/lib/access/passwords/hooks'
import { deleteSecondFactorWithAccount } from '@/lib/access/second-factor/delete-with-account'
import { secondFactorEndpoints } from '@/lib/access/second-factor/endpoints'
import { sessionEndpoints } from '@/lib/access/sessions/endpoints'
import { endSessionsOnChange, limitSessionRefresh, lockAccountOnSignOut } from '@/lib/access/sessions/hooks'
import { IDLE_SECONDS } from '@/lib/access/sessions/lifetime'
import { signInEndpoint } from '@/lib/access/sign-in/endpoint'
import { publicError } from '@/lib/platform/calls/public-error'
import { env } from '@/lib/platform/env/env'
import { adminGroup } from '@/lib/platform/payload/admin-groups'
import { lockCollectionOnWrite } from '@/lib/platform/payload/lock-on-write'
import { refuseDeletingLastAdministrator, refuseLosingLastAdministrator } from '../hooks/last-administrator'
import { setRoleSince } from '../hooks/role-since'
import { may } from '../rights/authorization'
import { BOOTSTRAP } from '../rights/bootstrap'
import { ROLES } from '../rights/roles'

/** Refuses anonymous creation: only the start-up makes the first account. */
const refuseStrangers: CollectionBeforeOperationHook = ({ operation, req, context, args }) => {
  if (operation === 'create' && !req.user && !context[BOOTSTRAP]) throw publicError('Not allowed', 403)
  return args
}

/** Refuses bulk deletion: the check for the last administrator looks at one account at a time. */
const refuseDeletingMany: CollectionBeforeOperationHook = ({ operation, args }) => {
  const many = operation === 'delete' && (args as { id?: unknown }).id === undefined
  if (many) throw publicError('Please delete accounts one by one.', 422)
  return args
}

/** Accounts of staff: name, role, password and sessions. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Account', plural: 'Accounts' },
  admin: {
    group: adminGroup('settings'),
    description: 'People who work on the site, and what each of them may do.',
    useAsTitle: 'email',
    defaultColumns: ['name', 'email', 'role', 'signingIn'],
    listSearchableFields: ['name', 'email'],
    // Staff have no use for it.
    hideAPIURL: true,
  },
  auth: {
    // Our own sign-in limits attempts, and API keys are our own (lib/access).
    useAPIKey: false,
    strategies: [keyStrategy],
    maxLoginAttempts: 0,
    tokenExpiration: IDLE_SECONDS,
    // Otherwise a script of the page could read what the HttpOnly cookie hides.
    removeTokenFromResponses: true,
    // Not Strict: links in our mails lead into the admin, and would ask those who are signed in to sign in again.
    cookies: { secure: env().siteUrl.startsWith('https:'), sameSite: 'Lax' },
  },
  endpoints: [signInEndpoint, changePasswordEndpoint, languageEndpoint, ...sessionEndpoints, ...secondFactorEndpoints],
  disableBulkEdit: true,
  hooks: {
    beforeOperation: [
      ...[refusePayloadSignIn, refuseStrangers, refuseDeletingMany, lockCollectionOnWrite],
      ...[refuseOwnNameChange, checkPasswords, limitSessionRefresh],
    ],
    beforeChange: [refuseLosingLastAdministrator, setRoleSince, recordPasswords],
    afterChange: [endSessionsOnChange],
    afterLogout: [lockAccountOnSignOut],
    beforeDelete: [refuseDeletingLastAdministrator, deleteKeysOfAccount],
    afterDelete: [deleteSecondFactorWithAccount],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: 'Name',
      required: true,
      validate: validateAccountName,
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
          Cell: '/components/admin/accounts/account-status-cell#AccountStatusCell',
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
    {
      name: 'language',
      type: 'select',
      options: ['en', 'bn'],
      // Each for themselves, by a call of its own; empty until they were asked.
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
    },
    {
      name: 'chosenLanguage',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/components/admin/accounts/account-language#AccountLanguage' },
      },
    },
    // Written by the site itself.
    ...(['roleSince', 'secondFactorSince'] as const).map((name) => ({
      name,
      type: 'date' as const,
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
    })),
  ],
}
